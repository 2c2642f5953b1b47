import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { signed } from './letters/signed.ts';

test('no text has a name of the school of its own: it is given to it', () => {
  const files = globSync(`${import.meta.dirname}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const named = files.filter((file) => /Чип(?!\p{L})|\bChip\b/u.test(readFileSync(file, 'utf8')));
  expect(named.map((file) => file.slice(import.meta.dirname.length + 1))).toEqual([]);
});

test('a message says who writes, in the language it is written in, an SMS by the short name where there is one', () => {
  const message = { subject: 'Оплата', text: 'Оплата получена.', sms: 'оплата получена.' };
  expect(signed(message, { locale: 'ru-RU', school: 'Ёж 9' })).toEqual({
    subject: 'Оплата',
    text: 'Оплата получена.\n\nКоманда школы «Ёж 9»',
    sms: 'Школа «Ёж 9»: оплата получена.',
  });
  expect(signed(message, { locale: 'ru-RU', school: 'Ёж 9', short: 'Ёж' })).toMatchObject({
    text: 'Оплата получена.\n\nКоманда школы «Ёж 9»',
    sms: 'Ёж: оплата получена.',
  });
  expect(signed(message, { locale: 'en-US', school: 'Hedgehog' }).sms).toBe('Hedgehog: оплата получена.');
});
