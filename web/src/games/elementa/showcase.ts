// Five cards for the lobby: one of each element, and a pair in the middle.
export const showcase = ["ember-fox", "tide-crab", "thunderbird", "quartz-ram", "gale-swift"];
