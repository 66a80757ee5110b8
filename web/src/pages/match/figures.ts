/** What can be counted in a match of any game: answers, who was ahead, where it turned. */

import type { Analysis, Replay } from "../../generated/messages";

export interface SeatFigures {
  seat: number;
  answers: number;
  /** After how many answers of the match this seat stood alone in front. */
  ahead: number;
}

export interface Turn {
  moment: number;
  seat: number;
  /** Whether nobody caught up with the seat after this. */
  forGood: boolean;
}

export interface Agreement {
  seat: number;
  same: number;
  answers: number;
}

/** How everybody stood after each answer; at the end the result itself, which is no estimate. */
export function standingsOf(replay: Replay): number[][] {
  return replay.scenes.map(({ standing, outcome }) => outcome?.scores ?? standing);
}

/** A standing as it is shown: with one decimal, where it is no whole number. */
export function rounded(standing: number): number {
  return Math.round(10 * standing) / 10;
}

export function figuresOf(replay: Replay): SeatFigures[] {
  const leads = standingsOf(replay).map(leaderOf);
  return seatsOf(replay).map((seat) => ({
    seat,
    answers: replay.answers.filter((answer) => answer.seat === seat).length,
    ahead: leads.filter((leader) => leader === seat).length,
  }));
}

/** The moments in which a seat came to the front that was not the last to be there. */
export function turnsOf(replay: Replay): Turn[] {
  const leads = standingsOf(replay).map(leaderOf);
  const turns: Turn[] = [];
  for (const [moment, leader] of leads.entries()) {
    if (leader !== null && leader !== turns.at(-1)?.seat) {
      turns.push({ moment, seat: leader, forGood: false });
    }
  }
  const last = turns.at(-1);
  if (last === undefined || leads.at(-1) !== last.seat) return turns;
  const settled = leads.findLastIndex((leader) => leader !== last.seat) + 1;
  if (settled === last.moment) return [...turns.slice(0, -1), { ...last, forGood: true }];
  return [...turns, { moment: settled, seat: last.seat, forGood: true }];
}

export function agreementsOf(analysis: Analysis): Agreement[] {
  const seats = [...new Set(analysis.answers.map((judged) => judged.seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const judged = analysis.answers.filter((answer) => answer.seat === seat);
    return { seat, same: judged.filter(({ same }) => same).length, answers: judged.length };
  });
}

/** The seat that stands alone in front; null while several do. */
function leaderOf(standing: number[]): number | null {
  const most = Math.max(...standing);
  const first = standing.indexOf(most);
  return standing.lastIndexOf(most) === first ? first : null;
}

function seatsOf(replay: Replay): number[] {
  return (replay.scenes[0]?.seats ?? []).map(({ seat }) => seat);
}
