import { caseKinds } from '@school/contract/reconciliation/shapes';
import { expect, test } from 'vitest';

import { remediesOf } from './which-remedies.ts';

test('there is something to do about every kind', () => {
  expect(caseKinds.filter((kind) => remediesOf(kind, {}).length === 0)).toEqual([]);
});

test('of a payment whose checkout never opened nobody is asked', () => {
  expect(remediesOf('pending', { at: 'preparing' })).toEqual(['giveUp']);
  expect(remediesOf('pending', { at: 'unknown', ref: 'chk_1' })).toEqual(['retry', 'giveUp']);
});

test('a second payment of an order is sent back first, one of another amount pays an order first', () => {
  expect(remediesOf('unapplied', { why: 'duplicate' })[0]).toBe('refund');
  expect(remediesOf('unapplied', { why: 'mismatch' })[0]).toBe('apply');
});

test('money that the bank has is only asked about; what a family asked for is never kept', () => {
  expect(remediesOf('refund', { at: 'sending', why: 'duplicate' })).toEqual(['retry']);
  expect(remediesOf('refund', { at: 'failed', why: 'customer' })).toEqual(['retry', 'byHand']);
  expect(remediesOf('refund', { at: 'failed', why: 'orphan' })).toContain('writeOff');
});

test('only a lesson that was missed may still cost its unit', () => {
  expect(remediesOf('noLesson', { lesson: 'canceled' })).toEqual(['giveBack']);
  expect(remediesOf('noLesson', { lesson: 'nonAttendance' })).toEqual(['giveBack', 'charge']);
});
