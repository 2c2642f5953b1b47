import { describe, expect, test } from 'vitest';

import { foundBy, inAnyCase, wantedFrom } from './found-by.ts';

test('a family is found by names, e-mail and digits, in small Latin letters without accents', () =>
  expect(foundBy({ names: ['Алёна', 'Ёлкина', 'Пётр', 'ЖАК', 'Núñez'], email: 'Alena@Example.com', phone: '+375291234567' })).toBe(
    'alena elkina petr zhak nunez alena@example.com 375291234567',
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
  expect(inAnyCase('Анне  Ивановой')).toEqual([['ann'], ['ivanov']]);
  expect(inAnyCase('Марию 29 123')).toEqual([['mari'], ['29123']]);
  expect(inAnyCase('Оля 1234')).toBeUndefined();
  expect(inAnyCase('anna')).toBeUndefined();
});
