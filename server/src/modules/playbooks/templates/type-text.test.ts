import type { TaskOf } from '@school/contract/playbooks/tasks';
import { describe, expect, test } from 'vitest';

import { lettersBetween, plainText } from './base/plain-text.ts';
import { templateOf } from './registry.ts';
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

describe('letters to tap', () => {
  const lettersOf = (written: object) => (templateOf('type-text').shown(anItem('type-text', written)) as TaskOf<'type-text'>).letters;

  test('have every letter of every word that is accepted, and tell neither their order nor how many the word has', () => {
    for (const [word, size] of [
      ['я', 12],
      ['лев', 12],
      ['рыба', 12],
      ['молоко', 12],
      ['девчонка', 16],
      ['чувство', 16],
      ['cat', 12],
      ['swimming', 12],
    ] as const) {
      const letters = lettersOf({ accept: [word] }) ?? [];
      expect(letters).toEqual(expect.arrayContaining(Array.from(word)));
      expect(letters).toHaveLength(size);
      expect(new Set(letters).size).toBe(size);
      expect(letters).toEqual(letters.toSorted((one, other) => one.localeCompare(other, 'ru')));
    }
    expect(lettersOf({ accept: ['бежал', 'бегал'] })).toEqual(expect.arrayContaining(Array.from('бежалг')));
  });

  test('have beside each letter what is heard like it: which is there does not tell how the word is spelt', () => {
    for (const [right, wrong] of [
      ['гроза', 'граса'],
      ['молоко', 'малако'],
      ['лев', 'леф'],
      ['рыба', 'риба'],
      ['dance', 'danse'],
    ] as const)
      expect(lettersOf({ accept: [right], strict: true })).toEqual(expect.arrayContaining(Array.from(wrong)));
  });

  test('are the same for the same task, and all ten digits where a number is asked for', () => {
    expect(lettersOf({ accept: ['корова'] })).toEqual(lettersOf({ accept: ['корова'] }));
    expect(lettersOf({ accept: ['4', 'четыре'] })).toEqual(Array.from('0123456789'));
  });

  test('lie there for one word only, and not where capitals are the task', () => {
    for (const written of [
      { accept: ['в общем'] },
      { accept: ['Москва'], exactCase: true },
      { accept: ['Белка несёт орех.'] },
      { accept: ['зимний', 'зимовать', 'зимушка', 'зимовка', 'зимой', 'зимовье'] },
    ])
      expect(lettersOf(written)).toBeNull();
  });
});
