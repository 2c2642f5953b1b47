import { packInk } from '@school/contract/lesson-room/ink';
import { beforeEach, expect, test, vi } from 'vitest';

import { createBitmap, type Paints } from './bitmap.ts';
import { type DrawnLine, isAt } from './line-look.ts';

/** What a canvas was asked for; jsdom has neither a canvas nor paths. */
function sheet() {
  const asked = { fill: 0, clearRect: 0 };
  const onto = {
    fill: () => asked.fill++,
    clearRect: () => asked.clearRect++,
    setTransform: () => undefined,
    stroke: () => undefined,
  } as unknown as Paints;
  return { asked, onto };
}
const line = (n: number): DrawnLine => ({
  id: `line ${n}`,
  tool: 'pen',
  color: 'ink',
  width: 1,
  points: packInk([
    [n % 900, 10],
    [(n % 900) + 40, 50],
    [(n % 900) + 60, 20],
  ]),
});

beforeEach(() => vi.stubGlobal('Path2D', Object));

test('on a page of a thousand lines one more is one more painted, and none of the old ones again', () => {
  const { asked, onto } = sheet();
  const bitmap = createBitmap(onto, 2);
  const lines = Array.from({ length: 1000 }, (_, n) => line(n));
  bitmap.show(lines);
  expect(asked).toEqual({ fill: 1000, clearRect: 0 });
  bitmap.show([...lines, line(1000)]);
  bitmap.show([...lines, line(1000)]);
  expect(asked).toEqual({ fill: 1001, clearRect: 0 });
});

test('a line that is taken away from among others has the rest painted anew', () => {
  const { asked, onto } = sheet();
  const bitmap = createBitmap(onto, 2);
  bitmap.show([line(1), line(2), line(3)]);
  bitmap.show([line(1), line(3)]);
  expect(asked).toEqual({ fill: 5, clearRect: 1 });
});

test('the eraser finds a line by its stroke, a rectangle by its edge and not by its middle', () => {
  const pen = {
    ...line(1),
    points: packInk([
      [100, 100],
      [300, 100],
    ]),
  };
  expect(isAt(pen, [200, 110])).toBe(true);
  expect(isAt(pen, [200, 160])).toBe(false);
  const box = {
    ...pen,
    tool: 'rectangle',
    points: packInk([
      [100, 100],
      [500, 400],
    ]),
  };
  expect(isAt(box, [300, 400])).toBe(true);
  expect(isAt(box, [300, 250])).toBe(false);
});
