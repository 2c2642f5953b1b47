import { stuckKinds } from '@school/contract/reconciliation/shapes';
import { expect, test } from 'vitest';

import { curesOf } from './which-remedies.ts';

test('there is something to do about every kind', () => {
  expect(stuckKinds.filter((kind) => curesOf(kind, {}).length === 0)).toEqual([]);
});

test('of a payment whose checkout never opened nobody is asked', () => {
  expect(curesOf('pending', { at: 'preparing' })).toEqual(['giveUp']);
  expect(curesOf('pending', { at: 'unknown', ref: 'chk_1' })).toEqual(['retry', 'giveUp']);
});

test('a second payment of an order is sent back first, one of another amount pays an order first', () => {
  expect(curesOf('unapplied', { why: 'duplicate' })[0]).toBe('refund');
  expect(curesOf('unapplied', { why: 'mismatch' })[0]).toBe('apply');
});

test('money that the bank has is only asked about; what a family asked for is never kept', () => {
  expect(curesOf('refund', { at: 'sending', why: 'duplicate' })).toEqual(['retry']);
  expect(curesOf('refund', { at: 'failed', why: 'customer' })).toEqual(['retry', 'byHand']);
  expect(curesOf('refund', { at: 'failed', why: 'orphan' })).toContain('writeOff');
});

test('only a lesson that was missed may still cost its unit', () => {
  expect(curesOf('noLesson', { lesson: 'canceled' })).toEqual(['giveBack']);
  expect(curesOf('noLesson', { lesson: 'nonAttendance' })).toEqual(['giveBack', 'charge']);
});
