import type { Same } from '../../grammar.ts';
import type { books as ru } from '../../ru/parent/books.ts';

export const books = {
  title: (name: string) => `${name}’s library`,
  back: 'Back to progress',
  about:
    'Books from easy to hard: the child reads alone or listens, and then answers questions. Reading costs nothing. Any book can be opened here and read together.',
  toKid: 'Open the library with the child',
  read: 'Already read',
  readNone: 'None so far. A good beginning: read one book aloud together.',
  readLine: (date: string, right: number, of: number) => `${date} · first try: ${right} of ${of}`,
  level: { 1: 'First words', 2: 'Short stories', 3: 'Longer stories', 4: 'Big stories' },
  levelAbout: {
    1: 'Up to sixty words in short sentences, for those who are just beginning.',
    2: 'A minute and a half of reading aloud, from about six years on.',
    3: 'For those who read whole sentences, from about seven years on.',
    4: 'Long stories and mixed feelings, from about eight years on.',
  },
  tongue: { ru: 'teaches reading in Russian', en: 'teaches reading in English' },
  done: 'read',
  asked: 'What to ask about it',
  off: 'The library is switched off in the child’s settings.',
} satisfies Same<typeof ru>;
