import { expect, test } from 'vitest';

import { paymentCode } from './payment-code.ts';

const due = { amount: 1_016_050, purpose: 'Счёт 2026-17', url: 'https://school.test/payment?order=1' } as const;
const russian = {
  name: 'ООО «Ёж»',
  details: 'ИНН 7701234567, р/с 40702810900000000001 в АО «Банк», БИК 044525225, к/с 30101810400000000225, Москва',
};

test('an invoice in roubles has the code that Russian banks read', () =>
  expect(paymentCode({ ...due, organisation: russian, currency: 'RUB' })).toBe(
    'ST00012|Name=ООО «Ёж»|PersonalAcc=40702810900000000001|BankName=АО «Банк»|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=7701234567|Purpose=Счёт 2026-17|Sum=1016050',
  ));

test('an invoice in euros has the code that European banks read', () =>
  expect(
    paymentCode({
      ...due,
      amount: 13_605,
      currency: 'EUR',
      organisation: { name: 'Igel GmbH', details: 'IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX' },
    }),
  ).toBe('BCD\n002\n1\nSCT\nCOBADEFFXXX\nIgel GmbH\nDE89370400440532013000\nEUR136.05\n\n\nСчёт 2026-17'));

test('where the details lack an account, or in another currency, the code is the address to pay at', () => {
  expect(paymentCode({ ...due, currency: 'RUB', organisation: { name: 'Школа', details: 'Минск' } })).toBe(due.url);
  expect(paymentCode({ ...due, currency: 'BYN', organisation: russian })).toBe(due.url);
});
