import { expect, test } from 'vitest';

import { type CountedItem, isFinished, meanCredit } from './completion.ts';

const item = (taskIdx: number, round: number, credit: number | null, state: CountedItem['state'] = 'right'): CountedItem => ({
  taskIdx,
  round,
  credit,
  state,
});

test('each slide counts alike, however many rounds it has', () => {
  expect(meanCredit([item(0, 0, 1), item(0, 1, 1), item(0, 2, 1), item(0, 3, 1), item(1, 0, 0)], 'home')).toBe(0.5);
});

test('what is only looked at does not count', () => {
  expect(meanCredit([item(0, 0, null, 'seen'), item(1, 0, 1)], 'home')).toBe(1);
});

test('work that waits for the teacher counts 0.66 at home and not at all online', () => {
  const items = [item(0, 0, 1), item(1, 0, null, 'waiting')];
  expect(meanCredit(items, 'home')).toBeCloseTo(0.83, 9);
  expect(meanCredit(items, 'online')).toBe(1);
});

test('a skipped slide counts nothing, and is apart from a wrong one', () => {
  expect(meanCredit([item(0, 0, 1), item(1, 0, 0, 'skipped')], 'home')).toBe(0.5);
});

test('a playbook of explanations alone is worth all', () => expect(meanCredit([item(0, 0, null, 'seen')], 'online')).toBe(1));

test('a playbook is finished when nothing in it is open', () => {
  expect(isFinished([item(0, 0, 1), item(1, 0, null, 'waiting'), item(2, 0, 0, 'skipped')])).toBe(true);
  expect(isFinished([item(0, 0, 1), item(1, 0, null, 'open')])).toBe(false);
});
