import { expect, test } from 'vitest';

import { texts as en } from '@school/words/en/kid/player';
import { texts as ru } from '@school/words/ru/kid/player';
import { faceName } from './words.ts';

const icon = { kind: 'icon', icon: 'red-apple' } as const;

test('a screen reader calls a picture by its word, in the language of the page', () => {
  const apple = { picture: icon, name: { ru: 'яблоко', en: 'apple' } };
  expect([faceName(apple, 'ru', ru.pictures), faceName(apple, 'en', en.pictures)]).toEqual(['яблоко', 'apple']);
});

test('a picture whose name would be the answer is called a picture', () => {
  expect([faceName({ picture: icon }, 'ru', ru.pictures), faceName({ picture: icon }, 'en', en.pictures)]).toEqual(['картинка', 'picture']);
});
