import type { ShelfBook } from '@school/contract/rewards/books';
import { expect, test } from 'vitest';

import { nextBook } from './choose.ts';

const book = (name: string, level: ShelfBook['level'], more: Partial<ShelfBook> = {}): ShelfBook => ({
  book: name,
  title: { ru: name, en: name },
  cover: 'star',
  level,
  tongue: null,
  source: null,
  readAt: null,
  rightAtOnce: 0,
  questions: 3,
  ...more,
});
const read = { readAt: '2026-11-27T10:00:00Z' };

test('a child is offered the first unread book of its shelf', () => {
  const books = [book('primer', 1), book('short', 2), book('long', 3), book('big', 4)];
  expect(nextBook(books, 'pre', 'ru')?.book).toBe('primer');
  expect(nextBook(books, 'junior', 'ru')?.book).toBe('short');
  expect(nextBook(books, 'teen', 'ru')?.book).toBe('big');
});

test('what is read is not offered again: the next shelf comes, then what was left out', () => {
  expect(nextBook([book('primer', 1), book('short', 2, read), book('long', 3)], 'junior', 'ru')?.book).toBe('long');
  expect(nextBook([book('primer', 1), book('short', 2, read)], 'junior', 'ru')?.book).toBe('primer');
  expect(nextBook([book('primer', 1, read)], 'pre', 'ru')).toBeUndefined();
});

test('a book that teaches another language is offered when all others are read', () => {
  const books = [book('cat', 1, { tongue: 'en' }), book('кот', 1, { tongue: 'ru' })];
  expect(nextBook(books, 'pre', 'ru')?.book).toBe('кот');
  expect(nextBook(books, 'pre', 'en')?.book).toBe('cat');
  expect(nextBook([book('cat', 1, { tongue: 'en' }), book('кот', 1, { tongue: 'ru', ...read })], 'pre', 'ru')?.book).toBe('cat');
});
