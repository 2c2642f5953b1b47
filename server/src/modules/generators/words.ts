import { makeTiles } from '@school/contract/puzzles/word-tiles';
import * as z from 'zod';

import { both, icon, picturedIn, taught, toRead } from './material.ts';
import { aboutLetter } from './letters.ts';
import { choice, fixedChoice, paired } from './facets.ts';
import { generator } from './generator.ts';
import { chosenWords, wordParams } from './word-choice.ts';

/** Words: how they begin, what they are built of, which belongs to the picture. */

export const firstLetter = generator({
  code: 'first-letter',
  version: 1,
  params: z.strictObject({ ...wordParams, letter: z.string().length(1).optional(), options: z.int().min(2).max(6).default(3) }),
  make(random, { letter, options, ...wanted }, material) {
    const words = chosenWords(material, wanted);
    const first = (word: (typeof words)[number]) => word[wanted.lang].charAt(0).toLowerCase();
    const target = letter ?? first(random.pick(words));
    const right = random.pick(words.filter((word) => first(word) === target));
    const wrong = random.sample(
      words.filter((word) => first(word) !== target),
      options - 1,
    );
    const face = (word: (typeof words)[number]) => picturedIn(word, wanted.lang);
    return choice(
      {
        ask: aboutLetter(
          target,
          (one) => `Что начинается на букву ${one}?`,
          (one) => `Which one starts with ${one}?`,
        ),
        hint: both('Нажми на картинку и послушай, какой звук первый.', 'Tap a picture and listen: which sound comes first?'),
      },
      [right, ...wrong].map(face),
    );
  },
});

const places = [both('в начале', 'at the start'), both('в середине', 'in the middle'), both('в конце', 'at the end')];

export const soundPlace = generator({
  code: 'sound-place',
  version: 1,
  params: z.strictObject({ ...wordParams, letter: z.string().length(1) }),
  make(random, { letter, ...wanted }, material) {
    const words = chosenWords(material, wanted).filter(({ ru }) => Array.from(ru).filter((one) => one === letter).length === 1);
    // Places in turn: most words have a letter in the middle.
    const place = random.int(0, 2);
    const placeOf = (text: string) => (text.indexOf(letter) === 0 ? 0 : text.indexOf(letter) === text.length - 1 ? 2 : 1);
    const there = words.filter(({ ru }) => placeOf(ru) === place);
    const word = random.pick(there.length > 0 ? there : words);
    return fixedChoice(
      {
        ask: {
          ...both(
            `Где буква «${letter.toUpperCase()}» в слове «${word.ru}»?`,
            `Where is the letter “${letter.toUpperCase()}” in “${word.ru}”?`,
          ),
          say: both(`Где буква ${letter} в слове ${word.ru}?`, `Where is the letter ${letter} in ${word.ru}?`),
        },
        stimulus: { kind: 'face', face: picturedIn(word, wanted.lang) },
        hint: both('Произнеси слово медленно и послушай, где этот звук.', 'Say the word slowly and listen for the sound.'),
        explain: { ru: word.ru, en: word.ru, lang: 'ru' },
      },
      places.map((words_) => ({ words: words_ })),
      placeOf(word.ru) + 1,
    );
  },
});

export const wordBuild = generator({
  code: 'word-build',
  version: 1,
  params: z.strictObject({ ...wordParams, extra: z.int().min(0).max(4).default(0) }),
  make(random, { extra, ...wanted }, material) {
    const word = random.pick(chosenWords(material, { ...wanted, maxLength: wanted.maxLength ?? 5, minLength: wanted.minLength ?? 3 }));
    const { letters, wrong } = makeTiles(random, word[wanted.lang], wanted.lang, extra);
    return {
      'build-tiles': {
        ask: both('Собери слово из букв', 'Build the word from letters'),
        stimulus: { kind: 'face', face: picturedIn(word, wanted.lang) },
        of: 'letters',
        build: letters.join('/'),
        ...(wrong.length > 0 && { extra: wrong }),
      },
    };
  },
});

export const pictureWord = generator({
  code: 'picture-word',
  version: 2,
  params: z.strictObject({
    ...wordParams,
    mode: z.enum(['match', 'choose']).default('match'),
    /** What is given, and what is looked for. */
    dir: z.enum(['picture-word', 'word-picture']).default('picture-word'),
    count: z.int().min(2).max(6).default(4),
    /** For those who do not read yet: words are heard, and pictures keep their names to themselves. */
    heard: z.boolean().optional(),
  }),
  make(random, { mode, dir, count, heard, ...wanted }, material) {
    const { lang } = wanted;
    const words = differentIn(lang, random.shuffle(chosenWords(material, wanted))).slice(0, count);
    const [right] = words;
    if (!right || words.length < 2) throw new Error('too few words');
    const written = (word: typeof right) => ({ words: heard ? taught(word[lang], lang) : toRead(word[lang], lang) });
    const drawn = (word: typeof right) => (heard ? { picture: icon(word) } : picturedIn(word, lang));
    if (mode === 'match')
      return paired(
        {
          ask: both('Соедини картинку и слово', 'Match the picture and the word'),
          hint: heard
            ? both('Нажми на слово, послушай и найди картинку.', 'Tap a word, listen and find its picture.')
            : both('Прочитай одно слово и найди его картинку.', 'Read one word and find its picture.'),
        },
        words.map((word) => [drawn(word), written(word)]),
      );
    if (dir === 'picture-word') {
      return choice(
        {
          ask: both('Выбери слово к картинке', 'Choose the word for the picture'),
          stimulus: { kind: 'face', face: drawn(right) },
          hint: heard
            ? both('Нажимай на слова и слушай.', 'Tap the words and listen.')
            : both('Назови картинку. С какой буквы начинается слово?', 'Name the picture. Which letter does the word begin with?'),
        },
        words.map(written),
      );
    }
    return choice(
      heard
        ? {
            ask: both('Послушай слово и найди картинку', 'Listen to the word and find the picture'),
            stimulus: { kind: 'listen', words: taught(right[lang], lang) },
            hint: both('Послушай ещё раз: с какого звука начинается слово?', 'Listen once more: which sound does the word begin with?'),
          }
        : {
            ask: both('Прочитай слово и найди картинку', 'Read the word and find the picture'),
            stimulus: { kind: 'words', words: toRead(right[lang], lang) },
            hint: both('Прочитай слово по слогам, потом посмотри на картинки.', 'Read the word bit by bit, then look at the pictures.'),
          },
      words.map(drawn),
    );
  },
});

/** Words that differ: «cup» stands for two pictures. */
const differentIn = <W extends { ru: string; en: string }>(lang: 'ru' | 'en', words: readonly W[]): W[] =>
  words.filter((word, at) => words.findIndex((other) => other[lang] === word[lang]) === at);

export const missingLetter = generator({
  code: 'missing-letter',
  version: 2,
  params: z.strictObject({
    ...wordParams,
    mode: z.enum(['any', 'vowel', 'consonant']).default('any'),
    options: z.int().min(2).max(5).default(3),
  }),
  make(random, { mode, options, ...wanted }, material) {
    const vowels = wanted.lang === 'ru' ? 'аеёиоуыэюя' : 'aeiou';
    const fits = (letter: string) =>
      /\p{L}/u.test(letter) && !'ьъй'.includes(letter) && (mode === 'any' || vowels.includes(letter) === (mode === 'vowel'));
    const words = chosenWords(material, { ...wanted, minLength: Math.max(3, wanted.minLength ?? 3) });
    const word = random.pick(words.filter((one) => Array.from(one[wanted.lang].toLowerCase()).some(fits)));
    const letters = Array.from(word[wanted.lang].toLowerCase());
    const hole = random.pick(letters.flatMap((letter, at) => (fits(letter) ? [at] : [])));
    const right = letters[hole] ?? '';
    // A letter that makes another word of it would be right too.
    const before = letters.slice(0, hole).join('');
    const after = letters.slice(hole + 1).join('');
    const alsoRight = new Set(
      material.words
        .map((other) => other[wanted.lang])
        .filter((other) => other.startsWith(before) && other.endsWith(after))
        .map((other) => other.slice(before.length, other.length - after.length)),
    );
    const isWrong = (letter: string) =>
      fits(letter) && vowels.includes(letter) === vowels.includes(right) && letter !== right && !alsoRight.has(letter);
    // As they come in the words of the task, so that a letter is offered as often as it is right.
    const inWords = words.flatMap((one) => Array.from(one[wanted.lang].toLowerCase()).filter(isWrong));
    const wrong = [...new Set(random.shuffle(inWords))].slice(0, options - 1);
    return choice(
      {
        ask: both('Какая буква потерялась?', 'Which letter is missing?'),
        stimulus: {
          kind: 'word',
          letters: letters.map((letter, at) => (at === hole ? null : letter)),
          face: picturedIn(word, wanted.lang),
          lang: wanted.lang,
        },
        hint: both('Назови картинку вслух и послушай этот звук.', 'Name the picture aloud and listen for the sound.'),
      },
      [right, ...wrong].map((letter) => ({ words: toRead(letter, wanted.lang) })),
    );
  },
});
