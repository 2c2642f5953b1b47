import { expect, test } from 'vitest';

import { saidAloud } from './said-aloud.ts';

const ru = (text: string) => saidAloud({ lang: 'ru', text });

test('a number takes the gender of what is counted', () => {
  expect(ru('1 груша')).toBe('одна груша');
  expect(ru('1 мышь')).toBe('одна мышь');
  expect(ru('1 мяч')).toBe('один мяч');
  expect(ru('1 яблоко')).toBe('одно яблоко');
  expect(ru('2 груши')).toBe('две груши');
  expect(ru('2 мяча')).toBe('два мяча');
  expect(ru('21 груша')).toBe('двадцать одна груша');
  expect(ru('11 груш')).toBe('одиннадцать груш');
});

test('numbers alone and large ones are said in words', () => {
  expect(ru('0')).toBe('ноль');
  expect(ru('40')).toBe('сорок');
  expect(ru('115')).toBe('сто пятнадцать');
  expect(ru('1000')).toBe('одна тысяча');
  expect(ru('2345')).toBe('две тысячи триста сорок пять');
  expect(ru('2–3 слова')).toBe('два три слова');
  expect(saidAloud({ lang: 'en', text: '21 cats' })).toBe('twenty one cats');
  expect(saidAloud({ lang: 'en', text: '305' })).toBe('three hundred five');
});
