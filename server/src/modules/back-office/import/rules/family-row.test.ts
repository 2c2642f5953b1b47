import { expect, test } from 'vitest';

import { familyIn } from './family-row.ts';
import { headsOf, missingIn, type Said } from './said.ts';

const all = {
  locale: 'ru-RU',
  timezone: 'Europe/Minsk',
  currency: 'BYN',
  subject: 'math',
  languages: ['ru'],
  asked: 'written',
} as const;
const plan = { all: { ...all, languages: [...all.languages] } };
const line: Said = { parent: 'Белая Ирина Петровна', phone: '8 029 555-66-77', email: '', kid: 'Белая Даша', born: '14.03.2018' };

test('a whole name is parted as the country writes it, and parts of their own go before', () => {
  expect(familyIn(line, plan)).toMatchObject({
    family: { firstName: 'Ирина', lastName: 'Белая', kid: { name: 'Даша', surname: 'Белая', dob: { year: 2018, month: 3 } } },
  });
  expect(familyIn({ ...line, parent: 'Irina White', firstName: '' }, { all: { ...plan.all, locale: 'en-US' } })).toMatchObject({
    family: { firstName: 'Irina', lastName: 'White' },
  });
  expect(familyIn({ ...line, kid: 'Даша' }, plan)).toMatchObject({ family: { kid: { name: 'Даша', surname: '' } } });
  expect(familyIn({ ...line, lastName: 'Чёрная' }, plan)).toMatchObject({ family: { firstName: 'Ирина', lastName: 'Чёрная' } });
});

for (const [said, unread] of [
  [{ ...line, parent: '' }, 'parent'],
  [{ ...line, phone: 'нет' }, 'phone'],
  [{ ...line, email: 'irina@' }, 'email'],
  [{ ...line, kid: '7' }, 'kid'],
  [{ ...line, born: '7 лет' }, 'born'],
] satisfies Array<[Said, string]>)
  test(`what cannot be read is named: ${unread}`, () => expect(familyIn(said, plan)).toEqual({ unread }));

test('a table has to say the phone, both names and when the child was born', () => {
  expect(missingIn({ kind: 'families', fields: [null, 'phone', 'kid', 'born'] })).toBe('parent');
  expect(missingIn({ kind: 'families', fields: ['firstName', 'phone', 'kidName', 'born', 'lastName'] })).toBeUndefined();
});

test('lines of one family find its first: by its number, or else by the phone however it is written', () => {
  const lines = [{ phone: '+375 29 555-66-77' }, { phone: '80295556677' }, { phone: '80295556677', number: '7' }, { number: '7' }];
  expect(
    headsOf(
      lines.map((said, at) => ({ line: at + 2, said })),
      'families',
    ).map(({ head }) => head),
  ).toEqual([2, 2, 4, 4]);
});
