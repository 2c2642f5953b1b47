import { expect, test } from 'vitest';

import { paymentCode } from './payment-code.ts';

const due = { amount: 1_016_050, purpose: 'Счёт 2026-17', url: 'https://school.test/payment?order=1' } as const;
const russian = {
  name: 'ООО «Ёж»',
  taxNumber: 'ИНН 7701234567',
  account: '40702810900000000001',
  bank: 'АО «Банк»',
  bic: '044525225',
  correspondent: '30101810400000000225',
};

test('an invoice in roubles has the code that Russian banks read', () =>
  expect(paymentCode({ ...due, payee: russian, currency: 'RUB' })).toBe(
    'ST00012|Name=ООО «Ёж»|PersonalAcc=40702810900000000001|BankName=АО «Банк»|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=7701234567|Purpose=Счёт 2026-17|Sum=1016050',
  ));

test('an invoice in euros has the code that European banks read', () =>
  expect(
    paymentCode({
      ...due,
      amount: 13_605,
      currency: 'EUR',
      payee: { ...russian, name: 'Igel GmbH', account: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    }),
  ).toBe('BCD\n002\n1\nSCT\nCOBADEFFXXX\nIgel GmbH\nDE89370400440532013000\nEUR136.05\n\n\nСчёт 2026-17'));

test('where no account is said, or in another currency, the code is the address to pay at', () => {
  expect(paymentCode({ ...due, currency: 'RUB', payee: { ...russian, account: '' } })).toBe(due.url);
  expect(paymentCode({ ...due, currency: 'BYN', payee: russian })).toBe(due.url);
});
