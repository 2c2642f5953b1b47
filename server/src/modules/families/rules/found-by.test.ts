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

/** Would a family of these words be found by what was typed, with one slip in it? */
const isNear = (typed: string, words: string) =>
  (readingsOf(typed).at(-1) ?? []).every((spelt) =>
    spelt.some((text) => new RegExp(text.replaceAll(anyLetter, '.')).test(foundBy({ names: [words], email: null, phone: null }))),
  );

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
