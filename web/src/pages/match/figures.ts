/** What can be counted in a match of any game: answers, who was ahead, where it turned. */

import type { Analysis, Replay, Scene } from "../../generated/messages";

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

export function figuresOf(replay: Replay): SeatFigures[] {
  const leads = replay.scenes.map(leaderOf);
  return seatsOf(replay).map((seat) => ({
    seat,
    answers: replay.answers.filter((answer) => answer.seat === seat).length,
    ahead: leads.filter((leader) => leader === seat).length,
  }));
}

/** The moments in which a seat came to the front that was not the last to be there. */
export function turnsOf(replay: Replay): Turn[] {
  const leads = replay.scenes.map(leaderOf);
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
export function leaderOf(scene: Scene): number | null {
  const most = Math.max(...scene.standing);
  const first = scene.standing.indexOf(most);
  return scene.standing.lastIndexOf(most) === first ? first : null;
}

function seatsOf(replay: Replay): number[] {
  return (replay.scenes[0]?.seats ?? []).map(({ seat }) => seat);
}
