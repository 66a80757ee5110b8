// Five cards for the lobby: Units of both types, and what they fight for.
export const showcase = ["symbiote", "court-viper", "arena-of-blood", "grand-inquisitor", "master-of-spies"];
