import type { AttemptItem } from '@school/contract/playbooks/attempts';
import { expect, test } from 'vitest';

import { beginAt, judged, shareDone } from './progress.ts';

const item = (taskIdx: number, round: number, state: AttemptItem['state']): AttemptItem => ({
  taskIdx,
  round,
  state,
  tries: 0,
  hint: null,
  kept: null,
  task: { template: 'true-false', ask: { ru: '', en: '' }, hint: false, tries: 1 },
});
const items = [item(0, 0, 'right'), item(0, 1, 'open'), item(1, 0, 'right'), item(2, 0, 'open')];
const attempt = { items, at: { taskIdx: 0, round: 1 } };

test('without a slide in the address one goes on where one left', () => {
  expect(beginAt(attempt, undefined)).toEqual({ taskIdx: 0, round: 1 });
});

test('a slide in the address opens at its first open item; a finished one leads to where one left', () => {
  expect(beginAt(attempt, 3)).toEqual({ taskIdx: 2, round: 0 });
  expect(beginAt(attempt, 2)).toEqual({ taskIdx: 0, round: 1 });
});

test('there is no slide 0 and none after the last', () => {
  expect(beginAt(attempt, 0)).toBeUndefined();
  expect(beginAt(attempt, 4)).toBeUndefined();
});

test('a miss keeps the item open and counts the try; the last one settles it', () => {
  const miss = {
    taskIdx: 0,
    round: 1,
    verdict: 'wrong',
    settled: false,
    triesLeft: 2,
    kept: null,
    hint: null,
    near: null,
    solution: null,
    explain: null,
    next: null,
    result: null,
  } as const;
  expect(judged(items, miss)[1]).toMatchObject({ state: 'open', tries: 1 });
  expect(judged(items, { ...miss, settled: true })[1]).toMatchObject({ state: 'wrong', tries: 1 });
});

test('a slide of two items with one done is half done', () => {
  expect(shareDone(items, 0)).toBe(0.5);
});
