import type { InkPoint } from '@school/contract/lesson-room/ink';

import { type DrawnLine, pointsOf, sizeOfPen, sizeOfStamp, sizeOfText } from './line-look.ts';

/** Edges of a part of the board, on whole units of it. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line is never changed: where it lies is looked up once, for an eraser that passes ten thousand of them. */
const known = new WeakMap<DrawnLine, Place>();

/** Where a line may have left ink: somewhat more than it needs; nowhere, when it has no points. */
export function placeOf(line: DrawnLine, points = pointsOf(line)): Place {
  const found = known.get(line);
  if (found) return found;
  const [margin, wide] = reachOf(line);
  const place = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    place.left = Math.min(place.left, Math.floor(x - margin));
    place.top = Math.min(place.top, Math.floor(y - margin));
    place.right = Math.max(place.right, Math.ceil(x + wide));
    place.bottom = Math.max(place.bottom, Math.ceil(y + margin));
  }
  known.set(line, place);
  return place;
}

/** How far ink goes from a point of the line, and how far to its right. */
function reachOf({ tool, width, says }: DrawnLine): [margin: number, wide: number] {
  if (tool === 'stamp') return [sizeOfStamp(width) / 2 + 1, sizeOfStamp(width) / 2 + 1];
  // No letter is wider than one and a half of its height.
  if (tool === 'text') return [sizeOfText(width), 1.5 * sizeOfText(width) * (says ?? '').length];
  return [sizeOfPen(width) + 2, sizeOfPen(width) + 2];
}

/** Have both a part of the board in common? */
export const doTouch = (one: Place, other: Place): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Is this point of the board in the place, or so near to it? */
export const isNear = ({ left, top, right, bottom }: Place, [x, y]: InkPoint, reach: number): boolean =>
  x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;
