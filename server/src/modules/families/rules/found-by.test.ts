import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyLetter, foundBy, readingsOf, wantedFrom } from './found-by.ts';

test('a family is found by names, e-mail and digits, in small Latin letters without accents', () =>
  expect(foundBy({ names: ['Алёна', 'Ёлкина', 'Пётр', 'ЖАК', 'Núñez'], email: 'Alena@Example.com', phone: '+375291234567' })).toBe(
    ' alena elkina petr zhak nunez alena@example.com 375291234567',
  ));

describe('what is typed is read', () => {
  for (const [typed, wanted] of [
    ['  Иванова   АННА ', [['ivanova'], ['anna']]],
    ['+375 (29) 123-45', [['3752912345']]],
    ['123 45 67', [['1234567']]],
    ['80291234567', [['80291234567', '375291234567', '70291234567']]],
    ['8 (916) 111-22-33', [['89161112233', '79161112233']]],
    ['029 123', [['029123', '29123']]],
    ['00375 29', [['37529']]],
    ['Анна 123-45', [['anna'], ['12345']]],
    ['anna@ex', [['anna@ex']]],
    ['Анна-Мария', [['anna-mariya']]],
    ['Щука ъ', [['shchuka']]],
    ['- +', []],
    ['', []],
  ] as const)
    test(`«${typed}»`, () => expect(wantedFrom(typed)).toEqual(wanted));
});

test('names in another grammatical case lose their endings, short ones and numbers do not', () => {
  expect(readingsOf('Анне  Ивановой')).toContainEqual([['ann'], ['ivanov']]);
  expect(readingsOf('Марию 29 123')).toContainEqual([['mari'], ['29123']]);
  expect(readingsOf('29 123')).toEqual([[['29123']]]);
});

test('what was typed with the other layout is read, too', () => {
  expect(readingsOf('bdfyjdf')).toContainEqual([['ivanova']]);
  expect(readingsOf('ФТТФ')).toContainEqual([['anna']]);
});

/** Would a family of these words be found by what was typed, with one slip in it? Also by the parts that an index looks up. */
const isNear = (typed: string, words: string) => {
  const line = foundBy({ names: [words], email: null, phone: null });
  const isIn = (text: string) => new RegExp(text.replaceAll(anyLetter, '.')).test(line);
  return (readingsOf(typed).at(-1) ?? []).every((it) => ('parts' in it ? it.parts.some(isIn) && it.spelt.some(isIn) : it.some(isIn)));
};

describe('one slip of a finger in a word is forgiven', () => {
  for (const [typed, words] of [
    ['ивонов', 'Иванов'],
    ['ивнов', 'Иванов'],
    ['иваноф', 'Иванов'],
    ['ивавнов', 'Иванов'],
    ['вианов', 'Иванов'],
    ['oliver miler', 'Oliver Miller'],
  ] as const)
    test(`«${typed}» is ${words}`, () => expect(isNear(typed, words)).toBe(true));
  for (const [typed, words] of [
    ['ивунев', 'Иванов'],
    ['анх', 'Аня'],
    ['ванов', 'Романов'],
  ] as const)
    test(`«${typed}» is not ${words}`, () => expect(isNear(typed, words)).toBe(false));
});

test('whatever slip it is and wherever, a part of the word is left by which it is looked up', () => {
  const lower = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'));
  const slip = fc.record({ kind: fc.constantFrom('wrong', 'missing', 'more', 'swapped'), at: fc.nat(30), by: lower });
  fc.assert(
    fc.property(fc.array(lower, { minLength: 5, maxLength: 12 }), slip, (letters, { kind, at: where, by }) => {
      // Nobody forgets the first letter: with it left out a word would be near to too many others.
      const at = kind === 'missing' ? 1 + (where % (letters.length - 1)) : where % letters.length;
      const typed = [...letters];
      if (kind === 'wrong') typed[at] = by;
      else if (kind === 'missing') typed.splice(at, 1);
      else if (kind === 'more') typed.splice(at, 0, by);
      else typed.splice(at, 2, ...typed.slice(at, at + 2).toReversed());
      expect(isNear(typed.join(''), letters.join(''))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
