/** Where the lines of the graph run: one step line for each seat over the answers of the match. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  lowest: number;
  highest: number;
  ticks: number[];
}

export interface Point {
  x: number;
  y: number;
}

/** How the lines are told apart without colour: dashes here, and a mark of its own for each. */
export const DASHES = ["none", "7 4", "2 4", "10 4 2 4"];

/** Lines that run together are moved apart by so many pixels, so that both can be seen. */
const APART = 3;

export function scaleOf(standings: number[][]): Scale {
  const all = standings.flat();
  const lowest = Math.min(0, ...all);
  const highest = Math.max(lowest + 1, ...all);
  const step = tickStep(highest - lowest);
  const ticks: number[] = [];
  for (let tick = Math.ceil(lowest / step) * step; tick <= highest; tick += step) ticks.push(tick);
  return { lowest, highest, ticks };
}

export function placeX(moment: number, moments: number, frame: Frame): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (room * moment) / Math.max(1, moments - 1);
}

export function placeY(value: number, scale: Scale, frame: Frame): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + (room * (scale.highest - value)) / (scale.highest - scale.lowest);
}

/** The moment that lies nearest to a place on the graph. */
export function momentAt(x: number, moments: number, frame: Frame): number {
  const room = Math.max(1, frame.width - frame.left - frame.right);
  const share = (x - frame.left) / room;
  return Math.min(moments - 1, Math.max(0, Math.round(share * (moments - 1))));
}

export function pointOf(
  seat: number,
  moment: number,
  standings: number[][],
  scale: Scale,
  frame: Frame,
): Point {
  const standing = standings[moment] ?? [];
  const shift = (seat - (standing.length - 1) / 2) * APART;
  return {
    x: placeX(moment, standings.length, frame),
    y: placeY(standing[seat] ?? 0, scale, frame) + shift,
  };
}

/** The path of a seat: level while nothing changes, upright where its standing does. */
export function pathOf(seat: number, standings: number[][], scale: Scale, frame: Frame): string {
  const parts = standings.map((_, moment) => {
    const { x, y } = pointOf(seat, moment, standings, scale, frame);
    return moment === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`;
  });
  return parts.join("");
}

/** The moments in which a seat's standing changed, where a mark is set, and the last one. */
export function changesOf(seat: number, standings: number[][]): number[] {
  const last = standings.length - 1;
  return [...standings.keys()].filter(
    (moment) =>
      moment === last ||
      (moment > 0 && standings[moment]?.[seat] !== standings[moment - 1]?.[seat]),
  );
}

/** A mark around a point: a disc, a square, a triangle or a diamond. */
export function markOf(seat: number, { x, y }: Point, size = 4.5): string {
  const [l, r, t, b] = [x - size, x + size, y - size, y + size];
  switch (seat % 4) {
    case 0:
      return `M${l} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
    case 1:
      return `M${l} ${t}H${r}V${b}H${l}Z`;
    case 2:
      return `M${x} ${t}L${r} ${b}H${l}Z`;
    default:
      return `M${x} ${t}L${r} ${y}L${x} ${b}L${l} ${y}Z`;
  }
}

/** A step of 1, 2 or 5 times a power of ten that gives at most six ticks. */
function tickStep(range: number): number {
  const rough = range / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1;
  return Math.max(1, step);
}
