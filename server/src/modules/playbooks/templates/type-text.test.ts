import { expect, test } from 'vitest';

import { lettersBetween, plainText } from './base/plain-text.ts';
import { anItem, worth } from './testing.ts';

const given = (written: object, text: string) => worth(anItem('type-text', written), { template: 'type-text', text });

test('case, spaces, ё and a full stop do not matter', () => {
  for (const text of ['корова', ' Корова ', 'КОРОВА.', 'кор\u043eва']) expect(given({ accept: ['корова'] }, text)).toBe(1);
  expect(given({ accept: ['ёлка'] }, 'елка')).toBe(1);
  expect(given({ accept: ['ёжик'] }, 'ежик')).toBe(1);
  // й as и with its own breve, as some keyboards write it.
  expect(given({ accept: ['чайка'] }, 'чайка'.normalize('NFD'))).toBe(1);
});

test('a Latin letter that looks Russian is read as Russian', () => {
  expect(given({ accept: ['сок'] }, 'cок')).toBe(1);
  expect(given({ accept: ['сок'] }, 'сокк')).toBe(0);
  expect(plainText('Мoлоко')).toBe('молоко');
  expect(plainText('cat')).toBe('cat');
});

test('one wrong letter in a long word is worth half, and nothing where spelling is the task', () => {
  expect(given({ accept: ['корова'] }, 'карова')).toBe(0.5);
  expect(given({ accept: ['корова'] }, 'корвоа')).toBe(0.5);
  expect(given({ accept: ['корова'], strict: true }, 'карова')).toBe(0);
  expect([given({ accept: ['машина'] }, 'машына'), given({ accept: ['машина'], strict: true }, 'машына')]).toEqual([0.5, 0]);
  expect(given({ accept: ['кот'] }, 'кит')).toBe(0);
});

test('a dictation is worth its share of right words', () => {
  expect(given({ accept: ['Белка несёт орех.'], strict: true }, 'Белка несёт арех')).toBeCloseTo(2 / 3);
});

test('spelling and capitals that are the task forgive nothing', () => {
  expect(given({ accept: ['Москва'], exactCase: true }, 'москва')).toBe(0);
  expect(given({ accept: ['Москва'], exactCase: true }, 'Москва.')).toBe(1);
  expect([given({ accept: ['гроза'], strict: true }, 'граза'), given({ accept: ['гроза'], strict: true }, 'Гроза')]).toEqual([0, 1]);
});

test('what is right passes however it is written: quotes, marks, invisible signs, another hyphen', () => {
  for (const text of ['«дома»', '"дома"', '“Дома”', 'дома?', 'дома…', 'до\u200bма', 'дома\ufeff'])
    expect(given({ accept: ['дома'] }, text)).toBe(1);
  for (const text of ['что-то', 'что\u2011то', 'что\u2010то', 'что–то']) expect(given({ accept: ['что-то'] }, text)).toBe(1);
  expect(given({ accept: ['дома'] }, '"')).toBe(0);
});

test('a number passes however it is written, and another number does not', () => {
  for (const text of ['4', '04', '4,0', '4.0', '+4', '４', ' 4 ']) expect([text, given({ accept: ['4'] }, text)]).toEqual([text, 1]);
  for (const text of ['0,5', '0.50', '.5', ',5']) expect([text, given({ accept: ['0,5'] }, text)]).toEqual([text, 1]);
  for (const text of ['1/2', '½', '1 / 2']) expect([text, given({ accept: ['1/2'] }, text)]).toEqual([text, 1]);
  for (const text of ['5+3', '5 + 3', '５＋３']) expect([text, given({ accept: ['5 + 3'] }, text)]).toEqual([text, 1]);
  for (const text of ['-4', '40', '4,5', '4/1', '٤']) expect([text, given({ accept: ['4'] }, text)]).toEqual([text, 0]);
  expect(given({ accept: ['1/2'] }, '2/1')).toBe(0);
});

test('numbers may have a comma or spaces', () => {
  expect(given({ accept: ['1200'] }, '1 200')).toBe(1);
  expect(given({ accept: ['2.5'] }, '2,5')).toBe(1);
});

test('capitals count only where they are the task, and nothing typed is no answer', () => {
  expect(given({ accept: ['Минск'], exactCase: true, strict: true }, 'минск')).toBe(0);
  expect(given({ accept: ['кот'] }, '   ')).toBeUndefined();
});

test('letters between two words', () => {
  expect([lettersBetween('кот', 'кот'), lettersBetween('кот', 'кит'), lettersBetween('кот', 'окт'), lettersBetween('кот', '')]).toEqual([
    0, 1, 1, 3,
  ]);
});
