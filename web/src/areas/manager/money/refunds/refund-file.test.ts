import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';
import { expect, test } from 'vitest';

import { texts } from '@school/words/ru/manager/manager-refunds';
import { refundRow } from './refund-file.ts';

const refund: ManagerRefund = {
  refundId: '01a1ff4c-9d64-7605-8bb8-54332df91bc8',
  familyId: '01a1ff4c-9d64-7605-8bb8-54332df91bc9',
  familyName: 'Анна Иванова',
  orderId: '01a1ff4c-9d64-7605-8bb8-54332df91bca',
  kind: 'individual',
  lessons: 8,
  paid: { amount: 36_000, currency: 'BYN' },
  paidAt: '2026-11-23T07:00:00Z',
  units: 5,
  bonusTaken: 1,
  fee: { amount: 0, currency: 'BYN' },
  feeWaived: { amount: 0, currency: 'BYN' },
  waivedWhy: null,
  amount: { amount: 22_505, currency: 'BYN' },
  state: 'done',
  reason: 'Переезжаем',
  answer: null,
  needsSecond: false,
  provider: 'sandbox',
  tries: 0,
  fault: null,
  steps: [
    { state: 'asked', at: '2026-11-24T07:00:00Z', by: 'Ольга', note: null },
    { state: 'approved', at: '2026-11-24T08:00:00Z', by: 'Ольга', note: 'По просьбе семьи' },
    { state: 'sending', at: '2026-11-24T09:00:00Z', by: 'Марина', note: null },
    { state: 'done', at: '2026-11-24T10:00:00Z', by: null, note: null },
  ],
  may: { decide: { allowed: true }, waive: { allowed: true }, retry: { allowed: true } },
};

test('a refund is one row under its columns: sums in whole units, who decided last, when it was asked and ended', () => {
  const row = refundRow(texts, refund);
  expect(row).toHaveLength(texts.columns.length);
  expect(Object.fromEntries(texts.columns.map((column, index) => [column, row?.[index]]))).toMatchObject({
    Семья: 'Анна Иванова',
    Пакет: 'Индивидуальные: 8 уроков',
    Оплачено: '360.00',
    'К возврату': '225.05',
    Валюта: 'BYN',
    Состояние: 'деньги возвращены',
    Попросили: '2026-11-24T07:00:00Z',
    Решил: 'Марина',
    'Последнее изменение': '2026-11-24T10:00:00Z',
  });
});

test('who only asked for a family has not decided', () => {
  const row = refundRow(texts, { ...refund, state: 'asked', steps: refund.steps.slice(0, 1) });
  expect(row?.[texts.columns.indexOf('Решил')]).toBe('');
});
