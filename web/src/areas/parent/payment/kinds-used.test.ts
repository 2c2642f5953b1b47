import { expect, test } from 'vitest';

import { kindsUsed } from './kinds-used.ts';

test('a family lives on individual lessons while a course goes on, on group lessons while a club does', () => {
  expect(kindsUsed([{ type: 'intro', state: 'inProgress' }])).toEqual({ gold: false, silver: false });
  expect(kindsUsed([{ type: 'learning', state: 'waitPositiveBalance' }])).toEqual({ gold: true, silver: false });
  expect(kindsUsed([{ type: 'group', state: 'waitPositiveBalanceAfterGroup' }])).toEqual({ gold: false, silver: true });
  const over = [
    { type: 'learning', state: 'finished' },
    { type: 'learning', state: 'canceled' },
    { type: 'group', state: 'finished' },
  ] as const;
  expect(kindsUsed(over)).toEqual({ gold: false, silver: false });
});
