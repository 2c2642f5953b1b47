import { packInk } from '@school/contract/lesson-room/ink';
import { expect, test } from 'vitest';

import { createBitmap } from './bitmap.ts';
import { type DrawnLine, isAt } from './line-look.ts';
import type { Paints } from './paint-line.ts';

/** What a canvas was asked for; jsdom has neither a canvas nor paths. */
function sheet() {
  const asked = { fill: 0, clearRect: 0 };
  const cleared: number[][] = [];
  const none = () => undefined;
  const onto = {
    fill: () => asked.fill++,
    clearRect: (...place: number[]) => (asked.clearRect++, cleared.push(place)),
    ...Object.fromEntries(
      ['setTransform', 'stroke', 'beginPath', 'moveTo', 'quadraticCurveTo', 'closePath', 'rect', 'clip', 'save', 'restore'].map((it) => [
        it,
        none,
      ]),
    ),
  } as unknown as Paints;
  return { asked, cleared, onto };
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

test('on a page of a thousand lines one more is one more painted, and none of the old ones again', async () => {
  const { asked, onto } = sheet();
  const bitmap = createBitmap(onto, 2);
  const lines = Array.from({ length: 1000 }, (_, n) => line(n));
  bitmap.show(lines);
  await expect.poll(() => asked).toEqual({ fill: 1000, clearRect: 0 });
  bitmap.show([...lines, line(1000)]);
  bitmap.show([...lines, line(1000)]);
  expect(asked).toEqual({ fill: 1001, clearRect: 0 });
});

test('a line that is taken away from among others, or comes back, has its place alone painted anew', () => {
  const { asked, cleared, onto } = sheet();
  const bitmap = createBitmap(onto, 2);
  const [far, taken, on, after] = [line(1), line(500), line(510), line(300)];
  bitmap.show([far, taken, on, after]);
  bitmap.show([far, on, after]);
  // What lies on it is painted again, what lies elsewhere is not.
  expect(asked).toEqual({ fill: 4 + 1, clearRect: 1 });
  const [[left = NaN, , width = NaN] = []] = cleared;
  // In pixels of the bitmap, two of them for each of the board.
  expect([left < 1000, left + width > 1120, width < 200]).toEqual([true, true, true]);
  bitmap.show([far, taken, on, after]);
  expect(asked).toEqual({ fill: 5 + 2, clearRect: 2 });
});

test('ten thousand lines at once hold up nobody: what else waits on the page has its turn between them, and all of them come', async () => {
  const { asked, onto } = sheet();
  const bitmap = createBitmap(onto, 2);
  const points = packInk(Array.from({ length: 40 }, (_, n) => [100 + n * 7, 300 + 50 * Math.sin(n / 4)] as const));
  const lines = Array.from({ length: 10_000 }, (_, n) => ({ ...line(n), points }));
  bitmap.show(lines);
  const atOnce = asked.fill;
  expect(atOnce).toBeLessThan(lines.length / 2);
  await new Promise((go) => setTimeout(go));
  expect(asked.fill).toBeLessThan(lines.length);
  // A line that is taken away meanwhile and another that comes are of the picture in the end.
  bitmap.show([...lines.slice(1), line(10_000)]);
  await expect.poll(() => asked.fill, { timeout: 20_000 }).toBeGreaterThan(lines.length);
  bitmap.stop();
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
