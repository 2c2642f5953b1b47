import { expect, test } from 'vitest';

import { learners, priceAfter, siblingOff } from './sibling.ts';

const course = (
  kid: string,
  state: 'inProgress' | 'paused' | 'finished' | 'canceled' = 'inProgress',
  type: 'learning' | 'group' | 'intro' = 'learning',
) => ({
  type,
  state,
  kids: [kid],
});

test('a child that learns two things is one, one that has finished or has a trial is none, a pause is learning', () => {
  expect(learners([course('a'), course('a', 'inProgress', 'group')])).toBe(1);
  expect(learners([course('a'), course('b', 'finished'), course('c', 'canceled'), course('d', 'inProgress', 'intro')])).toBe(1);
  expect(learners([course('a'), course('b', 'paused')])).toBe(2);
});

test('the reduction is never more than its percent of the price', () => {
  expect([siblingOff(36000, 10), siblingOff(999, 10), siblingOff(36000, 0)]).toEqual([3600, 99, 0]);
});

test('a code and the reduction count from the full price, and together take no more than it', () => {
  expect(priceAfter(36000, { code: 3600, sibling: 3600 })).toEqual({ amount: 28800, discount: 7200, siblingDiscount: 3600 });
  expect(priceAfter(36000, { code: 34000, sibling: 3600 })).toEqual({ amount: 0, discount: 36000, siblingDiscount: 2000 });
  expect(priceAfter(36000, { code: 36000, sibling: 3600 })).toEqual({ amount: 0, discount: 36000, siblingDiscount: 0 });
});
