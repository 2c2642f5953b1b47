import { expect, test } from 'vitest';

import { createRandom } from '../puzzles/random.ts';
import { lessonRoomLimits } from './limits.ts';
import { type InkPoint, packInk, unpackInk } from './ink.ts';

const { width, height } = lessonRoomLimits.board;

/** A line as a hand draws it: it turns slowly and moves some pixels from one moment to the next. */
function handLine(seed: number): InkPoint[] {
  const random = createRandom(`hand-${seed}`);
  const { share } = random;
  let [x, y, angle] = [share() * width, share() * height, share() * 6.28];
  return Array.from({ length: random.int(1, 80) }, () => {
    angle += (share() - 0.5) * 0.6;
    const pace = 1 + share() * 5;
    x = Math.min(width, Math.max(0, x + Math.cos(angle) * pace));
    y = Math.min(height, Math.max(0, y + Math.sin(angle) * pace));
    return [x, y] as const;
  });
}

test('ten thousand lines come back to a quarter of a pixel, in at most three bytes a point', () => {
  let [bytes, points, furthest] = [0, 0, 0];
  for (let seed = 0; seed < 10_000; seed++) {
    const drawn = handLine(seed);
    const packed = packInk(drawn);
    const back = unpackInk(packed) ?? [];
    expect(back).toHaveLength(drawn.length);
    for (const [at, [x, y]] of drawn.entries()) {
      const [backX, backY] = back[at] as InkPoint;
      furthest = Math.max(furthest, Math.abs(backX - x), Math.abs(backY - y));
    }
    bytes += packed.length;
    points += drawn.length;
  }
  expect(furthest).toBeLessThanOrEqual(0.25);
  expect(bytes / points).toBeLessThanOrEqual(3);
});

test('what is no ink is told from ink: foreign signs, half a point, numbers without an end, points far away', () => {
  const line = packInk([
    [10, 20],
    [11.25, 21],
  ]);
  expect(unpackInk(line)).toEqual([
    [10, 20],
    [11.25, 21],
  ]);
  expect(unpackInk('')).toEqual([]);
  for (const wrong of ['é', '"', line.slice(0, -1), '_'.repeat(40), packInk([[9e6, 0]]), packInk([[0, -9e6]])])
    expect(unpackInk(wrong)).toBeUndefined();
});
