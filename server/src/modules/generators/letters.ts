import { alphabets } from '@school/contract/playbooks/alphabets';
import type { Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, toRead } from './material.ts';
import { paired } from './facets.ts';
import { generator } from './generator.ts';

/** Letters by their looks, their sound, their place in the alphabet. */

export const Lang = z.enum(['ru', 'en']);
const common = { ru: 'абвгдежзиклмнопрстуфхцчшыэюя', en: alphabets.en };

/** A letter shown as a capital in quotes; said small, so that voices call it by its sound where they can. */
export function aboutLetter(letter: string, ru: (letter: string) => string, en: (letter: string) => string): Words {
  const capital = letter.toUpperCase();
  return { ru: ru(`«${capital}»`), en: en(`“${capital}”`), say: { ru: ru(letter), en: en(letter) } };
}

export const letterFind = generator({
  code: 'letter-find',
  version: 2,
  params: z.strictObject({
    lang: Lang.default('ru'),
    letter: z.string().length(1).optional(),
    /** Letters among which it hides; may contain it. */
    pool: z.string().min(2).optional(),
    count: z.int().min(6).max(30).default(16),
    case: z.enum(['upper', 'lower', 'mixed']).default('upper'),
  }),
  make(random, { lang, letter, pool, count, case: size }) {
    const letters = Array.from(pool ?? common[lang]);
    const target = letter ?? random.pick(letters);
    const others = letters.filter((one) => one !== target);
    const hits = random.int(3, Math.min(6, count - 2));
    const tiles = random.shuffle([
      ...Array.from({ length: hits }, () => target),
      ...Array.from({ length: count - hits }, () => random.pick(others)),
    ]);
    const cased = tiles.map((one) => (size === 'lower' || (size === 'mixed' && random.coin()) ? one : one.toUpperCase()));
    return {
      hottext: {
        ask: aboutLetter(
          target,
          (one) => `Найди все буквы ${one}`,
          (one) => `Find all the letters ${one}`,
        ),
        hint: both(
          'Посмотри, как выглядит эта буква, и веди пальчиком по рядам.',
          'See how this letter looks, and move your finger along the rows.',
        ),
        letters: cased,
        right: tiles.flatMap((one, at) => (one === target ? [at + 1] : [])),
      },
    };
  },
});

export const letterCase = generator({
  code: 'letter-case',
  version: 2,
  params: z.strictObject({ lang: Lang.default('ru'), pool: z.string().min(3).optional(), count: z.int().min(3).max(8).default(4) }),
  make(random, { lang, pool, count }) {
    return paired(
      {
        ask: both('Соедини большую и маленькую букву', 'Match the capital and the small letter'),
        hint: both(
          'Прошепчи букву: большая и маленькая звучат одинаково.',
          'Whisper the letter: the big and the small one sound the same.',
        ),
      },
      random
        .sample(Array.from(pool ?? common[lang]), count)
        .map((letter) => [{ words: toRead(letter.toUpperCase(), lang) }, { words: toRead(letter, lang) }]),
    );
  },
});

const vowels = 'аоуыиэеёюя';

export const vowelSort = generator({
  code: 'vowel-sort',
  version: 1,
  params: z.strictObject({
    per: z.int().min(2).max(6).default(3),
    consonants: z.string().min(2).default('бвгджзклмнпрстфхцчшщ'),
    vowels: z.string().min(2).default(vowels),
  }),
  make(random, { per, consonants, vowels: open }) {
    const faces = (letters: string) => random.sample(Array.from(letters), per).map((letter) => ({ words: toRead(letter, 'ru') }));
    return {
      'sort-bins': {
        ask: both('Разложи буквы: гласные и согласные', 'Sort the letters: vowels and consonants'),
        hint: both('Гласный звук можно долго петь: а-а-а, о-о-о.', 'A vowel can be sung: a-a-a, o-o-o.'),
        bins: [
          { bin: { words: both('гласные', 'vowels') }, items: faces(open) },
          { bin: { words: both('согласные', 'consonants') }, items: faces(consonants) },
        ],
      },
    };
  },
});

export const alphabetOrder = generator({
  code: 'alphabet-order',
  version: 2,
  params: z.strictObject({
    lang: Lang.default('ru'),
    count: z.int().min(3).max(8).default(5),
    /** Letters from all over the alphabet instead of neighbours. */
    gap: z.boolean().optional(),
  }),
  make(random, { lang, count, gap }) {
    const alphabet = Array.from(alphabets[lang]);
    const first = random.int(0, alphabet.length - count);
    const letters = gap
      ? random.sample(alphabet, count).sort((one, other) => alphabet.indexOf(one) - alphabet.indexOf(other))
      : alphabet.slice(first, first + count);
    return {
      'order-list': {
        ask: both('Расставь буквы по алфавиту', 'Put the letters in alphabetical order'),
        hint: both(
          'Говори алфавит с начала и остановись на первой из этих букв.',
          'Say the alphabet from the start and stop at the first of these letters.',
        ),
        items: letters.map((letter) => ({ words: toRead(letter, lang) })),
      },
    };
  },
});
