import { expect, test } from 'vitest';

import type { CountedItem } from './completion.ts';
import { nextPlace } from './resume.ts';

const items = (...states: [number, number, CountedItem['state']][]): CountedItem[] =>
  states.map(([taskIdx, round, state]) => ({ taskIdx, round, state, credit: null }));

test('a child goes on at the first slide that is open', () => {
  expect(nextPlace(items([0, 0, 'right'], [0, 1, 'open'], [1, 0, 'open']))).toEqual({ taskIdx: 0, round: 1 });
});

test('after a slide comes the next open one, and what was left behind comes last', () => {
  const left = items([0, 0, 'open'], [1, 0, 'right'], [2, 0, 'open']);
  expect(nextPlace(left, { taskIdx: 1, round: 0 })).toEqual({ taskIdx: 2, round: 0 });
  expect(nextPlace(items([0, 0, 'open'], [1, 0, 'right']), { taskIdx: 1, round: 0 })).toEqual({ taskIdx: 0, round: 0 });
});

test('after the last one there is nowhere to go', () => expect(nextPlace(items([0, 0, 'right']), { taskIdx: 0, round: 0 })).toBeNull());
