// Where a person left a match, so that coming back shows what happened meanwhile.
interface Left {
  epoch: number;
  number: number;
}

const KEY = "ludotheque-left";
const MOST = 50;

function all(): Record<string, Left> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Left>;
  } catch {
    return {};
  }
}

/** The first event of a match that the person has not been there for, if he was there before. */
export function leftAt(match: string, epoch: number): number | null {
  const left = all()[match];
  return left?.epoch === epoch ? left.number : null;
}

/** Notes that the person has seen the events of a match up to a number. */
export function leave(match: string, epoch: number, number: number): void {
  const known = all();
  delete known[match];
  const kept = Object.entries({ ...known, [match]: { epoch, number } }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing shows nothing of what was missed.
  }
}
