import type { Spot } from './drag-geometry.ts';

/**
 * Following a line with a finger. The line is a list of points about one unit apart in a box of 100 x 100. Progress
 * only grows, and a lifted finger loses nothing (docs/design/interface.md#touch). Pure.
 */

/** How far from the line the finger may be, in units of the box. */
const corridor = 14;
/** How far ahead of the progress the finger is looked for: it cannot jump to where the line passes again. */
const ahead = 16;
/** So near to the end is the end. */
const nearEnd = 3;

/** The progress (index of the last point passed) after the finger has come to `finger`. */
export function followed(line: readonly Spot[], at: number, finger: Spot, reach = corridor): number {
  let best = at;
  let nearestYet = reach;
  const last = Math.min(line.length - 1, at + ahead);
  for (let index = at; index <= last; index++) {
    const point = line[index];
    if (!point) break;
    const away = Math.hypot(point.x - finger.x, point.y - finger.y);
    // Of equally near points the farther one: the finger moves on.
    if (away <= nearestYet) {
      nearestYet = away;
      best = index;
    }
  }
  return best;
}

/** Whether the finger is on the line where the progress is: from there drawing begins and goes on. */
export function isOnLine(line: readonly Spot[], at: number, finger: Spot, reach = corridor): boolean {
  return line.slice(Math.max(0, at - ahead), at + ahead + 1).some((point) => Math.hypot(point.x - finger.x, point.y - finger.y) <= reach);
}

/** Whether the line is followed to its end. */
export const isFollowed = (line: readonly Spot[], at: number): boolean => at >= line.length - 1 - nearEnd;

/** Thins out what was drawn: no two points nearer than `apart` units, at most `most` of them, the last one kept. */
export function thinned(points: readonly Spot[], apart = 1.5, most = 300): Spot[] {
  const kept: Spot[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (!before || Math.hypot(point.x - before.x, point.y - before.y) >= apart) kept.push(point);
  }
  if (kept.length <= most) return kept;
  const step = (kept.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => kept[Math.round(index * step)]).filter((point) => point !== undefined);
}
