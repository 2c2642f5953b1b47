import { expect, test } from 'vitest';

import { readLetter } from './read-letter.ts';

test('a letter is a greeting, sentences, facts and the way to go on', () => {
  const letter =
    'Здравствуйте, Анна!\n\nМы ждём вас на пробном уроке.\n\nРебёнок: Миша\nКогда: понедельник, 23 ноября, 18:00 (время: Минск)\n\nВыбрать другое время:\nhttps://school.by/intro-appointment';
  expect(readLetter(letter)).toEqual([
    { kind: 'text', lines: ['Здравствуйте, Анна!'] },
    { kind: 'text', lines: ['Мы ждём вас на пробном уроке.'] },
    {
      kind: 'facts',
      rows: [
        { label: 'Ребёнок', value: 'Миша' },
        { label: 'Когда', value: 'понедельник, 23 ноября, 18:00 (время: Минск)' },
      ],
    },
    { kind: 'link', url: 'https://school.by/intro-appointment', label: 'Выбрать другое время' },
  ]);
});

test('what an address is for stays a sentence where it is one, and its full stop is no part of the address', () => {
  const said = 'Если вы об этом не просили, сразу свяжитесь с нами: https://school.by/help.';
  expect(readLetter(said)).toEqual([
    { kind: 'text', lines: ['Если вы об этом не просили, сразу свяжитесь с нами.'] },
    { kind: 'link', url: 'https://school.by/help', label: null },
  ]);
});

test('the last sentence before an address names its button, those before it stay', () => {
  expect(readLetter('Урок ещё не отмечен. Спросить школу:\nhttps://school.by/chat')).toEqual([
    { kind: 'text', lines: ['Урок ещё не отмечен.'] },
    { kind: 'link', url: 'https://school.by/chat', label: 'Спросить школу' },
  ]);
});

test.each([
  ['two facts behind a sentence', 'Урок отменён.\nКогда: 18:00\nРебёнок: Миша', ['text', 'facts']],
  ['one fact alone is a sentence', 'Рекомендуем курс.\nРебёнок: Миша', ['text']],
  ['a code alone', 'Код для входа: 482 913\n\nКод: 482913', ['text', 'code']],
  ['a list with its ways', '• 18:00\n  Миша, математика\n  Выбрать другое время: https://a.by/b\n• 19:00\n  Аня', ['list', 'link', 'list']],
  ['three ways in', 'Войти:\nМиша, 18:00:\nhttps://a.by/1\n\nАня, 19:00:\nhttps://a.by/2', ['text', 'link', 'link']],
  ['an address in the middle of a sentence', 'Счёт https://a.by/1 оплачен.', ['text']],
  ['nothing', '', []],
])('%s', (_, text, kinds) => {
  expect(readLetter(text).map(({ kind }) => kind)).toEqual(kinds);
});
