// One card of each faction, for the lobby.
export const showcase = ["G9", "K8", "X6", "D7", "U9"];
