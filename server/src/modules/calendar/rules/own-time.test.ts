import { expect, test } from 'vitest';

import { emptyBits, setRange } from './bitset.ts';
import { minutesIn, startsIn, without } from './free-slots.ts';
import { busyWithout, freeWithout } from './own-time.ts';
import type { Frame } from './teacher-hours.ts';

/** Ten hours from minute 0 on; the teacher works in the first eight, lessons begin every half hour. */
const frame: Frame = { from: 0, cells: 120 };
const hours = emptyBits(frame.cells);
setRange(hours, 0, 96);
const grid = emptyBits(frame.cells);
for (let cell = 0; cell < frame.cells; cell += 6) setRange(grid, cell, cell + 1);
const startsOf = (free: typeof hours, minutes: number) => minutesIn(frame, startsIn(free, grid, minutes), 0, 600);

test('a lesson that leaves its place frees it and the half hours beside it, and nobody else’s', () => {
  const own = { from: 120, to: 170 };
  const other = { from: 240, to: 290 };
  const free = without(frame, hours, [own, other]);
  expect(startsOf(free, 50)).toEqual([0, 30, 60, 180, 300, 330, 360, 390, 420]);
  expect(startsOf(freeWithout(frame, { free, hours }, [own]), 50)).toEqual([0, 30, 60, 90, 120, 150, 180, 300, 330, 360, 390, 420]);
  expect(startsOf(freeWithout(frame, { free, hours }, [own, other]), 50)).toEqual(startsOf(hours, 50));
});

test('a place outside the teacher’s hours of today does not become free by being left', () => {
  const late = { from: 480, to: 530 };
  expect(startsOf(freeWithout(frame, { free: hours, hours }, [late]), 50)).toEqual(startsOf(hours, 50));
});

test('a kid is free where the lessons that leave are, and busy in the others', () => {
  const busy = [
    { from: 0, to: 50 },
    { from: 60, to: 85 },
    { from: 90, to: 140 },
  ];
  expect(busyWithout(busy, [{ from: 60, to: 85 }])).toEqual([
    { from: 0, to: 50 },
    { from: 90, to: 140 },
  ]);
  expect(busyWithout(busy, [])).toEqual(busy);
});
