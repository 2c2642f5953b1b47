import { expect, test } from 'vitest';

import { bankOrderXml } from './bank-order.ts';

const payer = { holder: 'Школа & Ко', account: 'BY13NBRB3600900000002Z00AB00', bank: 'NBRBBY2X' };
const order = (payments: Array<{ account: string; bank: string; amount: number }>) =>
  bankOrderXml({
    id: 'PAY-2026-10-BYN',
    madeAt: '2026-11-02T10:00:00',
    day: '2026-11-02',
    currency: 'BYN',
    payer,
    payments: payments.map(({ amount, ...to }, at) => ({ to: { holder: 'Ольга', ...to }, amount, id: `P${at}`, purpose: 'Уроки' })),
  });

test('the sum of the file is the sum of its payments, to the kopeck', () => {
  const xml = order([
    { account: 'DE89370400440532013000', bank: 'COBADEFFXXX', amount: 217_505 },
    { account: 'DE89370400440532013000', bank: '', amount: 5 },
  ]);
  expect(xml.match(/<CtrlSum>2175\.10<\/CtrlSum>/g)).toHaveLength(2);
  expect(xml).toContain('<InstdAmt Ccy="BYN">2175.05</InstdAmt>');
  expect(xml).toContain('<InstdAmt Ccy="BYN">0.05</InstdAmt>');
  expect(xml).toContain('<NbOfTxs>2</NbOfTxs>');
});

test('an IBAN stands as one, another number as a number, a bank by BIC or by its clearing number', () => {
  const xml = order([
    { account: 'DE89370400440532013000', bank: 'COBADEFFXXX', amount: 1 },
    { account: '40817810099910004312', bank: '044525225', amount: 1 },
  ]);
  expect(xml).toContain('<IBAN>DE89370400440532013000</IBAN>');
  expect(xml).toContain('<Othr><Id>40817810099910004312</Id></Othr>');
  expect(xml).toContain('<BIC>COBADEFFXXX</BIC>');
  expect(xml).toContain('<MmbId>044525225</MmbId>');
});

test('what people type breaks no file', () => expect(order([])).toContain('<Nm>Школа &amp; Ко</Nm>'));
