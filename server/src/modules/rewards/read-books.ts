import type { BookLevel } from '@school/contract/rewards/books';
import { rewardLimits } from '@school/contract/rewards/limits';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import { ContentFault, type Library, reasonsOf } from '#modules/library';

import { levelOf } from './rules/book-levels.ts';

const { questions, options } = rewardLimits.books;

const Question = z.strictObject({
  ask: Localised,
  options: z.array(Localised).length(options),
  /** Counted from 1. */
  right: z.int().min(1).max(options),
  /** Words of the line that says so. */
  proof: z.optional(Localised),
});

/** What makes a text a book of the library; `language` where it teaches to read that one. */
const OnShelf = z.strictObject({
  language: z.enum(['ru', 'en']).optional(),
  pictures: z
    .array(z.strictObject({ icon: z.string().regex(/^[a-z0-9-]+$/) }))
    .min(1)
    .max(6),
  questions: z.array(Question).min(questions.least).max(questions.most),
});

const Written = z.object({
  title: Localised,
  ages: z.strictObject({ from: z.int(), to: z.int() }),
  source: z.optional(Localised),
  ru: z.string(),
  en: z.string(),
  shelf: OnShelf,
});

/** A book as content/stories has it. */
export interface ReadBook extends Omit<z.infer<typeof Written>, 'ru' | 'en' | 'shelf'>, z.infer<typeof OnShelf> {
  book: string;
  path: string;
  level: BookLevel;
  /** A sentence or a line of verse each. */
  lines: Record<'ru' | 'en', string[]>;
}

const folder = 'stories';
const read = new WeakMap<object, ReadBook>();

/** The books of the library, from the easiest on. */
export const readBooks = (library: Pick<Library, 'document' | 'list'>): ReadBook[] =>
  library
    .list(folder)
    .flatMap((uid) => readBook(library, uid) ?? [])
    .toSorted((one, other) => one.level - other.level || one.ages.from - other.ages.from || one.lines.ru.length - other.lines.ru.length);

function readBook(library: Pick<Library, 'document'>, uid: string): ReadBook | undefined {
  const { path, data } = library.document(uid);
  const known = read.get(data as object);
  if (known) return known;
  if (typeof data !== 'object' || data === null || !('shelf' in data)) return undefined;
  const written = Written.safeParse(data);
  if (!written.success) throw new ContentFault(path, reasonsOf(written.error));
  const { title, ages, source, ru, en, shelf } = written.data;
  const book = {
    ...shelf,
    book: uid.slice(folder.length + 1),
    path,
    title,
    ages,
    source,
    level: levelOf(ages),
    lines: { ru: linesOf(ru), en: linesOf(en) },
  };
  read.set(data as object, book);
  return book;
}

/** Verse keeps its lines; a folded text is cut after what ends a sentence, but for what somebody says. */
export function linesOf(text: string): string[] {
  const lines = text.trim().split('\n');
  if (lines.length > 1) return lines.map((line) => line.trim()).filter(Boolean);
  const cut: string[] = [];
  for (const sentence of text.trim().split(/(?<=[.!?…]["»”]?)\s+(?=[\p{Lu}«“„\d])/u)) {
    const last = cut.at(-1);
    if (last !== undefined && isSaying(last)) cut[cut.length - 1] = `${last} ${sentence}`;
    else cut.push(sentence);
  }
  return cut;
}

/** Somebody has begun to speak here and goes on. */
const isSaying = (line: string): boolean => {
  const [opens, closes] = line.includes('«') ? [/«/g, /»/g] : [/“/g, /”/g];
  return (line.match(opens)?.length ?? 0) > (line.match(closes)?.length ?? 0);
};

/** What books for those who cannot read say, in the languages in which they hear them: name, lines, questions and what may be answered. */
export const spokenByBooks = (library: Pick<Library, 'document' | 'list'>, lang: 'ru' | 'en', untilAge: number): string[] =>
  readBooks(library)
    .filter(({ ages }) => ages.from <= untilAge)
    .flatMap(({ title, lines, questions: asked, language }) => [
      title[lang],
      ...(language === undefined || language === lang ? lines[lang] : []),
      ...asked.flatMap(({ ask, options: given }) => [ask[lang], ...given.map((option) => option[lang])]),
    ]);
