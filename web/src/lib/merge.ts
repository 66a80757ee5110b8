/** Puts newer numbered things behind older ones; where numbers meet, the newer ones stand. */
export function merged<T extends { number: number }>(older: T[], newer: T[]): T[] {
  if (newer.length === 0) return older;
  const numbers = new Set(newer.map((entry) => entry.number));
  const kept = older.filter((entry) => !numbers.has(entry.number));
  return [...kept, ...newer].sort((one, other) => one.number - other.number);
}
