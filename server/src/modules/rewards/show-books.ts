import type { Book, Shelf, ShelfBook } from '@school/contract/rewards/books';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { BookRow } from './books.store.ts';
import { type ReadBook, readBooks } from './read-books.ts';
import { partsOf } from './rules/book-levels.ts';
import { insistOnPart } from './settings.ts';
import type { Tools } from './tools.ts';

/** Every book of the library, and which of them a child has read. */
export const showShelf =
  (tools: Tools) =>
  async (who: Principal, kidUid: string): Promise<Shelf> => {
    await tools.families.kidFor(who, kidUid);
    await insistOnPart(tools, kidUid, 'books');
    const rows = new Map((await tools.books.of(kidUid)).map((row) => [row.book, row]));
    return { books: readBooks(tools.library).map((book) => onShelf(book, rows.get(book.book))) };
  };

/** A book opened, without what is right. */
export const showBook =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, name: string): Promise<Book> => {
    await tools.families.kidFor(who, kidUid);
    await insistOnPart(tools, kidUid, 'books');
    const book = bookOf(tools, name);
    const row = (await tools.books.of(kidUid)).find((one) => one.book === name);
    const { pictures, lines, questions } = book;
    const [ru, en] = [partsOf(lines.ru, pictures.length), partsOf(lines.en, pictures.length)];
    return {
      book: onShelf(book, row),
      parts: pictures.map(({ icon }, at) => ({ picture: icon, lines: { ru: ru[at] ?? [], en: en[at] ?? [] } })),
      questions: questions.map(({ ask, options, right }, at) => ({ ask, options, found: row?.found.includes(at) ? right - 1 : null })),
    };
  };

/** Refuses where the library has no such book. */
export function bookOf({ library }: Pick<Tools, 'library'>, name: string): ReadBook {
  const book = readBooks(library).find((one) => one.book === name);
  if (!book) throw new Refusal('rewards.no_such_book');
  return book;
}

const onShelf = ({ book, title, pictures, level, language, source, questions }: ReadBook, row: BookRow | undefined): ShelfBook => ({
  book,
  title,
  cover: pictures[0]?.icon ?? 'open-book',
  level,
  tongue: language ?? null,
  source: source ?? null,
  readAt: row?.readAt?.toString() ?? null,
  rightAtOnce: row?.rightAtOnce.length ?? 0,
  questions: questions.length,
});
