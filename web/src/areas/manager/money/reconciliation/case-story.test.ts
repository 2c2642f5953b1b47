import { caseKinds, type ReconciliationCase } from '@school/contract/reconciliation/shapes';
import { expect, test } from 'vitest';

import { texts as en } from '@school/words/en/manager/reconciliation';
import { texts as ru } from '@school/words/ru/manager/reconciliation';

import { ageOf, remedyWords, isLong, storyOf } from './case-story.ts';

const item = (its: Partial<ReconciliationCase>): ReconciliationCase => ({
  caseId: 'a',
  kind: 'unapplied',
  since: '2026-11-23T07:00:00Z',
  familyId: null,
  familyName: null,
  orderId: null,
  amount: { amount: 36_050, currency: 'BYN' },
  units: null,
  facts: {},
  remedies: [],
  attempts: [],
  closedAt: null,
  closedBy: null,
  ...its,
});
const told = (its: Partial<ReconciliationCase>) => storyOf(item(its), { t: ru, locale: 'ru-RU' }).replaceAll('\u00a0', ' ');

test('what happened is told with its sums', () => {
  expect(told({ facts: { why: 'duplicate' } })).toBe('Заказ уже оплачен, а 360,50 BYN заплатили ещё раз.');
  expect(told({ facts: { why: 'mismatch', expected: { amount: 38_000, currency: 'BYN' } } })).toContain(
    'Заплатили 360,50 BYN, а цена заказа — 380 BYN',
  );
  expect(told({ kind: 'deadLetter', facts: { tries: 3 } })).toContain('3 попытки');
  expect(told({ kind: 'discrepancy', facts: { differs: 'missing' } })).toContain('банк такого платежа не знает');
});

test('every kind says something in both languages, whatever is known of it', () => {
  for (const kind of caseKinds) {
    expect(storyOf(item({ kind }), { t: ru, locale: 'ru-RU' })).toMatch(/^[А-ЯЁ«].+\.$/);
    expect(storyOf(item({ kind, amount: null }), { t: en, locale: 'en-US' })).toMatch(/\.$/);
  }
});

test('a lesson is told by the school’s clock', () => {
  const facts = { lessonAt: '2026-11-25T15:00:00Z', kidName: 'Миша', lesson: 'canceled' } as const;
  expect(told({ kind: 'noLesson', amount: null, facts })).toMatch(/^Урок ср, 25 ноября.* 18:00 \(Миша\) отменён, .+\.$/);
});

test('the age goes from minutes over hours to days, and a day is the border of long', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  expect([0, 59, 60, 47 * 60 + 59, 48 * 60].map((minutes) => ageOf(before(minutes), now, en))).toEqual([
    '0 minutes',
    '59 minutes',
    '1 hour',
    '47 hours',
    '2 days',
  ]);
  expect([24 * 60 - 1, 24 * 60, 24 * 60 + 1].map((minutes) => isLong(before(minutes), now))).toEqual([false, false, true]);
});

test('to try again and to write off are called by what is stuck', () => {
  expect(remedyWords('pending', 'retry')).toBe('ask');
  expect(remedyWords('refund', 'retry')).toBe('sendAgain');
  expect(remedyWords('unapplied', 'writeOff')).toBe('keep');
  expect(remedyWords('discrepancy', 'writeOff')).toBe('accept');
  expect(remedyWords('noLesson', 'giveBack')).toBe('giveBack');
});
