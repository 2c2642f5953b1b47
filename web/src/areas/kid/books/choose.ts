import type { BookLevel, ShelfBook } from '@school/contract/rewards/books';

import type { Band } from '#widgets/player/band.ts';

export const bookLevels = [1, 2, 3, 4] as const satisfies readonly BookLevel[];

/** The shelf that a child begins at, by how it plays. */
const firstOf: Record<Band, BookLevel> = { pre: 1, junior: 2, teen: 4 };

/** What to read now: the first book of its shelf that the child has not read, then of the next ones; of other languages last. */
export function nextBook(books: readonly ShelfBook[], band: Band, tongue: 'ru' | 'en'): ShelfBook | undefined {
  const unread = books.filter(({ readAt }) => readAt === null);
  const own = unread.filter((book) => book.tongue === null || book.tongue === tongue);
  const from = firstOf[band];
  return own.find(({ level }) => level >= from) ?? own[0] ?? unread[0];
}
