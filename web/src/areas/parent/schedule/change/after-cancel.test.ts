import type { Balance } from '@school/contract/ledger/shapes';
import { expect, test } from 'vitest';

import { mayAppointAgain, staysFree } from './after-cancel.ts';

const balance = (goldFree: number, silverFree: number): Balance => ({ bundleGold: { goldFree }, bundleSilver: { silverFree } }) as Balance;

test('a unit that the next lesson without one has taken is not on the balance any more', () => {
  expect(staysFree({ kind: 'regular' }, balance(0, 3))).toBe(false);
  expect(staysFree({ kind: 'regular' }, balance(1, 0))).toBe(true);
  expect(staysFree({ kind: 'group' }, balance(1, 0))).toBe(false);
  expect(staysFree({ kind: 'group' }, balance(0, 1))).toBe(true);
  expect(staysFree({ kind: 'regular' }, null)).toBe(false);
});

test('a trial, a held time and a place in a group are not appointed again by one tap', () => {
  const lesson = { groupId: null, kind: 'regular', heldUntil: null } as const;
  expect(mayAppointAgain(lesson)).toBe(true);
  expect(mayAppointAgain({ ...lesson, kind: 'trial' })).toBe(false);
  expect(mayAppointAgain({ ...lesson, groupId: 'one' })).toBe(false);
  expect(mayAppointAgain({ ...lesson, heldUntil: '2026-11-23T10:00:00Z' })).toBe(false);
});
