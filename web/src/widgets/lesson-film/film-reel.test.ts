import type { LessonFilm } from '@school/contract/lesson-room/film-calls';
import { expect, test } from 'vitest';

import { createReel } from './film-reel.ts';

const begins = Date.parse('2026-11-24T15:00:00Z');
const iso = (seconds: number) => new Date(begins + seconds * 1000).toISOString();
const teacher = 'teacher:1';
type Op = LessonFilm['events'][number]['op'];
const stroke = (id: string, page = 0): Op => ({ kind: 'stroke', id, page, tool: 'pen', color: 'ink', width: 1, points: 'AAAA' });

/** Ops by the second in which they were done. */
const filmOf = (ops: ReadonlyArray<readonly [number, Op]>, seconds = 60) =>
  createReel({ from: iso(0), to: iso(seconds), events: ops.map(([at, op], index) => ({ seq: index + 1, at: iso(at), who: teacher, op })) });

const lesson = filmOf([
  [0, { kind: 'start' }],
  [5, { kind: 'step', step: 1, panel: 0 }],
  [10, { kind: 'page', page: 0 }],
  [11, stroke('a')],
  [12, stroke('b')],
  [20, { kind: 'erase', page: 0, strokes: ['a'] }],
  [30, { kind: 'page', page: 1 }],
  [31, stroke('c', 1)],
  [40, { kind: 'page', page: 0 }],
  [41, { kind: 'clear', page: 0 }],
  [42, { kind: 'unclear', page: 0 }],
]);
const linesAt = (seconds: number) => lesson.at(seconds * 1000).lines.map(({ id }) => id);

test('at each moment stands what stood in the room, wound on, back, and on again', () => {
  const moments = [0, 11, 12.5, 21, 31, 40, 41, 42, 60];
  const seen = moments.map(linesAt);
  expect(seen).toEqual([[], ['a'], ['a', 'b'], ['b'], ['c'], ['b'], [], ['b'], ['b']]);
  expect(moments.toReversed().map(linesAt)).toEqual(seen.toReversed());
  expect(lesson.at(6000).state).toMatchObject({ stage: 'panel', step: 1 });
  expect(lesson.length).toBe(60_000);
});

test('a part begins where something else comes before the children', () => {
  expect(lesson.chapters()).toEqual([
    { at: 0, shown: { stage: 'panel', step: 0 } },
    { at: 5000, shown: { stage: 'panel', step: 1 } },
    { at: 10_000, shown: { stage: 'board', page: 0 } },
    { at: 30_000, shown: { stage: 'board', page: 1 } },
    { at: 40_000, shown: { stage: 'board', page: 0 } },
  ]);
  // Whoever leafs on is not in each of the pages on the way.
  const leafing = filmOf([
    [0, { kind: 'page', page: 0 }],
    [10, { kind: 'page', page: 1 }],
    [10.2, { kind: 'page', page: 2 }],
    [10.4, { kind: 'page', page: 0 }],
  ]);
  expect(leafing.chapters()).toEqual([{ at: 0, shown: { stage: 'board', page: 0 } }]);
});

test('ten thousand lines are wound back and on in a moment', () => {
  const long = filmOf(
    Array.from({ length: 10_000 }, (_, at) => [at / 4, stroke(String(at))] as const),
    2500,
  );
  const began = performance.now();
  expect(long.at(2_500_000).lines.length).toBe(10_000);
  expect(long.at(1_250_000).lines.length).toBe(5001);
  expect(long.at(2_500_000).lines.length).toBe(10_000);
  expect(performance.now() - began).toBeLessThan(3000);
});
