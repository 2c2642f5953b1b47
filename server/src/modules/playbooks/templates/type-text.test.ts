import { expect, test } from 'vitest';

import { lettersBetween, plainText } from './plain-text.ts';
import { anItem, worth } from './testing.ts';

const given = (written: object, text: string) => worth(anItem('type-text', written), { template: 'type-text', text });

test('anchor 6: case, spaces, ё and a full stop do not matter', () => {
  for (const text of ['корова', ' Корова ', 'КОРОВА.', 'кор\u043eва']) expect(given({ accept: ['корова'] }, text)).toBe(1);
  expect(given({ accept: ['ёлка'] }, 'елка')).toBe(1);
  expect(given({ accept: ['ёжик'] }, 'ежик')).toBe(1);
  // й as и with its own breve, as some keyboards write it.
  expect(given({ accept: ['чайка'] }, 'чайка'.normalize('NFD'))).toBe(1);
});

test('anchor 6: a Latin letter that looks Russian is read as Russian', () => {
  expect(given({ accept: ['сок'] }, 'cок')).toBe(1);
  expect(given({ accept: ['сок'] }, 'сокк')).toBe(0);
  expect(plainText('Мoлоко')).toBe('молоко');
  expect(plainText('cat')).toBe('cat');
});

test('anchor 6: one wrong letter in a long word is worth half, and nothing where spelling is the task', () => {
  expect(given({ accept: ['корова'] }, 'карова')).toBe(0.5);
  expect(given({ accept: ['корова'] }, 'корвоа')).toBe(0.5);
  expect(given({ accept: ['корова'], strict: true }, 'карова')).toBe(0);
  expect([given({ accept: ['машина'] }, 'машына'), given({ accept: ['машина'], strict: true }, 'машына')]).toEqual([0.5, 0]);
  expect(given({ accept: ['кот'] }, 'кит')).toBe(0);
});

test('a dictation is worth its share of right words', () => {
  expect(given({ accept: ['Белка несёт орех.'], strict: true }, 'Белка несёт арех')).toBeCloseTo(2 / 3);
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
