import { expect, test } from 'vitest';

import { exchangeText, inWindows1251, isRussianAccount } from './exchange-file.ts';

const [account, bic] = ['40702810938000000002', '044525225'];

test('an account belongs to its bank by its ninth digit, and to no other', () => {
  const keys = Array.from({ length: 10 }, (_, key) => `${account.slice(0, 8)}${key}${account.slice(9)}`);
  expect(keys.filter((it) => isRussianAccount(it, bic))).toHaveLength(1);
  const own = keys.find((it) => isRussianAccount(it, bic)) ?? '';
  expect(isRussianAccount(own, '044525226')).toBe(false);
  expect(isRussianAccount(own.slice(1), bic)).toBe(false);
  expect(isRussianAccount('DE89370400440532013000', bic)).toBe(false);
});

test('a payment is a section of its own, with both sides and its sum; what people type breaks no line', () => {
  const side = { taxNumber: '', account, bank: '', bic, correspondent: '' };
  const text = exchangeText({
    sender: 'Школа',
    madeAt: Temporal.PlainDateTime.from('2026-11-01T09:05:07'),
    payer: { ...side, holder: 'ООО «Школа»', taxNumber: '7701234567', bank: 'ПАО Банк', correspondent: '30101810400000000225' },
    payments: [
      { to: { ...side, holder: 'Ольга\nИванова' }, amount: 7505, purpose: 'Оплата уроков за октябрь 2026 г.' },
      { to: { ...side, holder: 'Пётр' }, amount: 100, purpose: 'Оплата' },
    ],
  });
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('1CClientBankExchange');
  expect(lines.at(-2)).toBe('КонецФайла');
  expect(lines.filter((line) => line === 'СекцияДокумент=Платежное поручение')).toHaveLength(2);
  expect(lines.filter((line) => line === 'КонецДокумента')).toHaveLength(2);
  for (const line of [
    'ДатаСоздания=01.11.2026',
    'ВремяСоздания=09:05:07',
    'Сумма=75.05',
    'Сумма=1.00',
    'Плательщик=ИНН 7701234567 ООО «Школа»',
    'ПлательщикКорсчет=30101810400000000225',
    'Получатель1=Ольга Иванова',
    `ПолучательСчет=${account}`,
    `ПолучательБИК=${bic}`,
    'НазначениеПлатежа=Оплата уроков за октябрь 2026 г.. НДС не облагается',
  ])
    expect(lines).toContain(line);
  expect(new TextDecoder('windows-1251').decode(inWindows1251(text))).toBe(text);
  expect(Array.from(inWindows1251('🦊'))).toEqual([63]);
});
