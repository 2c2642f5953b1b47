import { describe, expect, test } from 'vitest';

import { readPronunciation } from './pronunciation.ts';
import { saidAloud } from './said-aloud.ts';

const dictionary = readPronunciation(
  ['# names', 'бу́квы', 'бу́ква', 'слова́', 'сло́ве', 'о́ля', 'кто́-то', 'молчуны́', 'по́сле сло́ва', 'гр_за = гроза́', 'найди́', 'и́ли'].join('\n'),
);
const said = (text: string) => {
  const found = dictionary.of(saidAloud({ lang: 'ru', text }));
  return 'unknown' in found
    ? `? ${found.unknown.join(' ')}`
    : found.words.map(({ letters, stress }) => `${letters}${stress || ''}`).join(' ');
};

describe('letters', () => {
  test('alone they have names', () => {
    expect(said('д')).toBe('дэ1');
    expect(said('т')).toBe('тэ1');
    expect(said('м')).toBe('эм1');
    expect(said('ь')).toBe('мягкий1 знак1');
    expect(said('ъ')).toBe('твёрдый1 знак1');
    expect(said('й')).toBe('и1 краткое1');
    expect(said('в')).toBe('вэ1');
    expect(said('а')).toBe('а1');
  });
  test('in a sentence, too', () => {
    expect(said('найди все буквы д')).toBe('найди2 все1 буквы1 дэ1');
    expect(said('найди все буквы в')).toBe('найди2 все1 буквы1 вэ1');
    expect(said('буква с в слове сад')).toBe('буква1 эс1 в слове1 сад1');
    expect(said('в и д')).toBe('вэ1 и дэ1');
    expect(said('м или с')).toBe('эм1 или1 эс1');
  });
  test('but a preposition stays one', () => {
    expect(said('слон в саду')).toBe('? саду');
    expect(said('слон с оля')).toBe('слон1 с оля1');
    expect(said('у оля')).toBe('у оля1');
  });
});

describe('stress', () => {
  test('is looked up, ё and a single vowel need no line', () => {
    expect(said('слова')).toBe('слова2');
    expect(said('ёжик ест')).toBe('ёжик1 ест1');
    expect(said('панда')).toBe('? панда');
  });
  test('a phrase that is stressed otherwise goes before its words', () => expect(said('после слова')).toBe('после1 слова1'));
  test('a word may be spoken otherwise than written', () => {
    expect(said('гр_за')).toBe('гроза2');
    expect(said('д_ска')).toBe('? д_ска');
  });
  test('small words lean on the next, but not where they stand alone', () => {
    expect(said('на сад')).toBe('на сад1');
    expect(said('на')).toBe('на1');
    expect(said('о-о-о')).toBe('о1 о1 о1');
  });
  test('a word of parts is known as one, or by its parts', () => {
    expect(said('кто-то')).toBe('ктото1');
    expect(said('буквы-молчуны')).toBe('буквы1 молчуны3');
  });
  test('a line without a stress, or twice, is a fault that says where', () => {
    expect(() => readPronunciation('молоко')).toThrow('pronunciation.txt:1: молоко: mark the stressed vowel');
    expect(() => readPronunciation('кра́ски\nкраски́')).toThrow('pronunciation.txt:2: краски́: it is here twice');
  });
});
