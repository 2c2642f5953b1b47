import * as z from 'zod/mini';

import { shape } from '../named.ts';
import { Instant, Localised } from '../shapes.ts';

/** How hard a book is, from the first words to whole stories (docs/rules/rewards.md#library). */
export const BookLevel = z.literal([1, 2, 3, 4]);
export type BookLevel = z.infer<typeof BookLevel>;

/** A language in which books are read. */
export const BookTongue = z.enum(['ru', 'en']);
export type BookTongue = z.infer<typeof BookTongue>;

/** A book on the shelf, as this child has it. */
export const ShelfBook = shape('ShelfBook', {
  book: z.string(),
  title: Localised,
  /** The picture on its cover. */
  cover: z.string(),
  level: BookLevel,
  /** The language that it teaches to read; null where it is read in that of the page. */
  tongue: z.nullable(BookTongue),
  /** Of a classic: whose it is. */
  source: z.nullable(Localised),
  /** When all its questions were answered for the first time. */
  readAt: z.nullable(Instant),
  /** Questions that were right at once, of all. */
  rightAtOnce: z.int(),
  questions: z.int(),
});
export type ShelfBook = z.infer<typeof ShelfBook>;

/** Every book of the school, from the easiest on. */
export const Shelf = shape('Shelf', { books: z.array(ShelfBook) });
export type Shelf = z.infer<typeof Shelf>;

/** A part of a book: a picture, and what is told beside it, a sentence or a line of verse each. */
export const BookPart = shape('BookPart', {
  picture: z.string(),
  lines: z.strictObject({ ru: z.array(z.string()), en: z.array(z.string()) }),
});
export type BookPart = z.infer<typeof BookPart>;

/** A question about a book. What is right is told only by answering. */
export const BookQuestion = shape('BookQuestion', {
  ask: Localised,
  options: z.array(Localised),
  /** The option that is right, once the child has found it. */
  found: z.nullable(z.int()),
});
export type BookQuestion = z.infer<typeof BookQuestion>;

/** A book opened: what it tells and what is asked about it. */
export const Book = shape('Book', {
  book: ShelfBook,
  parts: z.array(BookPart),
  questions: z.array(BookQuestion),
});
export type Book = z.infer<typeof Book>;

/** What the school says to an answer. */
export const BookVerdict = shape('BookVerdict', {
  right: z.boolean(),
  /** The line that says so, where one does: told with what is right. */
  proof: z.nullable(Localised),
  /** All questions are answered: the book is read. */
  isRead: z.boolean(),
});
export type BookVerdict = z.infer<typeof BookVerdict>;
