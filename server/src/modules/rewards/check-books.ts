import { type Library, ContentFault } from '#modules/library';

import { type ReadBook, readBooks } from './read-books.ts';
import { tooHard } from './rules/book-levels.ts';

/** What is wrong with the books of the library, for methodists: too hard for their level, or questions that nothing proves. `drawn` are the pictures there are. */
export function checkBooks(library: Pick<Library, 'document' | 'list'>, drawn: { has(icon: string): boolean }): string[] {
  try {
    const books = readBooks(library);
    return [...books.flatMap((book) => faultsOf(book, drawn).map((fault) => `${book.path}: ${fault}`)), ...guessable(books)];
  } catch (fault) {
    if (fault instanceof ContentFault) return [fault.message];
    throw fault;
  }
}

function faultsOf({ lines, level, language, pictures, questions }: ReadBook, drawn: { has(icon: string): boolean }): string[] {
  const tongues = language ? [language] : (['ru', 'en'] as const);
  return [
    ...tongues.flatMap((lang) => tooHard(lines[lang], level, lang).map((fault) => `${lang}: too hard for level ${level}: ${fault}`)),
    ...pictures.flatMap(({ icon }) => (drawn.has(icon) ? [] : [`there is no icon ${icon}`])),
    ...(['ru', 'en'] as const).flatMap((lang) => [
      ...(lines[lang].length < pictures.length ? [`${lang}: more pictures than lines`] : []),
      ...questions.flatMap(({ ask, options, proof }) => [
        ...(proof && !lines[lang].some((line) => line.includes(proof[lang])) ? [`${lang}: no line has «${proof[lang]}»`] : []),
        ...(new Set(options.map((option) => option[lang])).size < options.length ? [`${lang}: «${ask[lang]}» has an option twice`] : []),
      ]),
    ]),
  ];
}

/** Over all books: that the right option stands first, second or third, or is the longest, may be chance and no more. */
function guessable(books: readonly ReadBook[]): string[] {
  const asked = books.flatMap(({ questions }) => questions);
  const share = (is: (question: (typeof asked)[number]) => boolean) => asked.filter(is).length / Math.max(1, asked.length);
  // Three options: a third each, and a sixth more is no chance among so many questions.
  const most = 0.5;
  if (asked.length < 12) return [];
  return [
    ...[1, 2, 3]
      .filter((place) => share(({ right }) => right === place) > most)
      .map((place) => `stories: too often number ${place} is right`),
    ...(['ru', 'en'] as const)
      .filter(
        (lang) =>
          share(({ options, right }) =>
            options.every((one, at) => at === right - 1 || one[lang].length < (options[right - 1]?.[lang].length ?? 0)),
          ) > most,
      )
      .map((lang) => `stories: too often the longest is right (${lang})`),
  ];
}
