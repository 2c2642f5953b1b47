import { importLimits } from '@school/contract/back-office/import-limits';
import { expect, test } from 'vitest';

import { minorIn, paymentIn } from './payment-row.ts';

test.each([
  ['1 200,50', 120_050],
  ['1,200.50', 120_050],
  ['1200', 120_000],
  ['1.200', 120_000],
  ['0,5', 50],
  ['240,00 BYN', 24_000],
  ['240 ₽', 24_000],
  ['240 руб.', 24_000],
  ['0', undefined],
  ['-5', undefined],
  ['', undefined],
  ['сто', undefined],
])('an amount as tables have it: %s', (written, minor) => expect(minorIn(written)).toBe(minor));

test('an amount is bounded to the minor unit', () => {
  const most = importLimits.pastPaymentMost / 100;
  expect(minorIn(`${most}`)).toBe(importLimits.pastPaymentMost);
  expect(minorIn(`${most},01`)).toBeUndefined();
});

test('a payment of the past is not of tomorrow, and says its currency or has that of the table', () => {
  const all = { locale: 'ru-RU', currency: 'BYN' } as const;
  const read = (day: string, currency = '') => paymentIn({ day, amount: '5', currency }, { all }, '2026-11-23');
  expect(read('23.11.2026')).toMatchObject({ payment: { day: '2026-11-23', currency: 'BYN', about: null } });
  expect(read('24.11.2026')).toEqual({ unread: 'day' });
  expect(['$', 'бел. руб.', 'eur', 'рубли'].map((it) => read('01.11.2026', it))).toMatchObject(
    ['USD', 'BYN', 'EUR', 'RUB'].map((currency) => ({ payment: { currency } })),
  );
  expect(read('01.11.2026', 'тугрики')).toEqual({ unread: 'currency' });
});
