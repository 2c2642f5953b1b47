import { expect, test } from 'vitest';

import { timeTo } from './time-to.ts';

const minute = 60_000;

test('the time to something is said in whole minutes, then hours, then days, and never more than is left', () => {
  expect(timeTo('ru-RU', 7.5 * minute)).toBe('через 8 минут');
  expect(timeTo('ru-RU', 60 * minute)).toBe('через 1 час');
  expect(timeTo('ru-RU', 119 * minute)).toBe('через 1 час');
  expect(timeTo('ru-RU', 24 * 60 * minute)).toBe('через 1 день');
  expect(timeTo('en-US', 6 * 24 * 60 * minute)).toBe('in 6 days');
});
