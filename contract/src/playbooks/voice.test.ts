import { expect, test } from 'vitest';

import { voiceFile, voicePieces } from './voice.ts';

const said = (text: string, lang: 'ru' | 'en') => voicePieces(text, lang).map((piece) => `${piece.lang} ${piece.text}`);

test('a sentence that is always the same is one piece, whatever its signs', () => {
  expect(said('Найди пары!', 'ru')).toEqual(['ru найди пары']);
  expect(said('— Кто там?', 'ru')).toEqual(['ru кто там']);
  expect(said('', 'ru')).toEqual([]);
  expect(said('… — !', 'en')).toEqual([]);
});

test('what changes in a sentence is a piece of its own: a number with its noun, a quoted word', () => {
  expect(said('Аня нашла 5 арбузов, а потом ещё 4 арбуза. Сколько всего стало?', 'ru')).toEqual([
    'ru аня нашла',
    'ru 5 арбузов',
    'ru а потом ещё',
    'ru 4 арбуза',
    'ru сколько всего стало',
  ]);
  expect(said('1 плюс 3 равно сколько', 'ru')).toEqual(['ru 1', 'ru плюс', 'ru 3', 'ru равно сколько']);
  expect(said('Сколько слогов в слове «мальчик»?', 'ru')).toEqual(['ru сколько слогов в слове', 'ru мальчик']);
});

test('a word of the other language is said by the other voice', () => {
  expect(said('How many syllables are there in “мальчик”?', 'en')).toEqual(['en how many syllables are there in', 'ru мальчик']);
  expect(said('Где red apple на картинке', 'ru')).toEqual(['ru где', 'en red apple', 'ru на картинке']);
});

test('the same words have the same file in every task, and no two pieces share one', () => {
  expect(voiceFile({ lang: 'ru', text: 'найди пары' })).toMatch(/^\/voices\/ru\/[0-9a-f]{16}\.opus$/);
  expect(voiceFile({ lang: 'ru', text: 'а' })).not.toBe(voiceFile({ lang: 'ru', text: 'б' }));
  const names = new Set(Array.from({ length: 50_000 }, (_, at) => voiceFile({ lang: 'en', text: `piece ${at}` })));
  expect(names.size).toBe(50_000);
});
