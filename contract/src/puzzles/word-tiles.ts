import type { Random } from './random.ts';

const others = { ru: 'абвгдезиклмнопрсту', en: 'abcdefghilmnoprstu' };

/** The letters of a word in order, and so many that are not in it. */
export function makeTiles(random: Random, word: string, lang: 'ru' | 'en', extra: number): { letters: string[]; wrong: string[] } {
  const letters = Array.from(word.toLowerCase());
  const wrong = random.sample(
    Array.from(others[lang]).filter((letter) => !letters.includes(letter)),
    extra,
  );
  return { letters, wrong };
}
