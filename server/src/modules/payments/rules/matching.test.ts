import { expect, test } from 'vitest';

import { invoicesIn, isPayer } from './matching.ts';

test('the number of an invoice is found in what people write', () => {
  for (const purpose of ['Оплата по счёту № 2026-17', 'счет 2026 - 17 от 23.11.2026, без НДС', 'inv 2026/17'])
    expect(invoicesIn(purpose)).toEqual([{ year: 2026, n: 17 }]);
  expect(invoicesIn('за уроки Маши, 23.11.2026')).toEqual([]);
  expect(invoicesIn('договор 12026-17')).toEqual([]);
});

test('a payer is known by both names, in any order and case', () => {
  expect(isPayer({ payer: 'ИВАНОВА АННА ПЕТРОВНА' }, 'Анна Иванова')).toBe(true);
  expect(isPayer({ payer: 'Ёлкина Алёна//Минск' }, 'Алена Елкина')).toBe(true);
  expect(isPayer({ payer: 'Иванова Анна' }, 'Анна Иванов')).toBe(false);
  // A first name alone is anybody's.
  expect(isPayer({ payer: 'Иванова Анна' }, 'Анна')).toBe(false);
});
