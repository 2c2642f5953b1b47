import type { SentTo } from '@school/contract/calls';
import type { BookVerdict } from '@school/contract/rewards/books';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { insistOnPart } from './settings.ts';
import { bookOf } from './show-books.ts';
import type { Tools } from './tools.ts';

/** A child opens a book: from now on it reads. */
export const openBook =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, name: string): Promise<{ done: true }> => {
    const kid = await tools.families.kidFor(who, kidUid);
    await tools.db.inTransaction(async () => {
      await insistOnPart(tools, kidUid, 'books');
      await tools.books.open(kid, bookOf(tools, name).book, tools.clock.now());
    });
    return { done: true };
  };

/** A child answers a question about a book. The first answer is remembered; with the last one found the book is read, once for ever. */
export const answerBook =
  (tools: Tools) =>
  async (
    who: Principal,
    kidUid: string,
    name: string,
    { question, option }: SentTo<'POST /kids/:kidUid/books/:book/answers'>['body'],
  ): Promise<BookVerdict> => {
    const kid = await tools.families.kidFor(who, kidUid);
    return tools.db.inTransaction(async () => {
      await insistOnPart(tools, kidUid, 'books');
      const { book, questions, lines } = bookOf(tools, name);
      const asked = questions[question];
      if (!asked) throw new Refusal('rewards.no_such_question');
      const now = tools.clock.now();
      const row = await tools.books.open(kid, book, now);
      const right = option === asked.right - 1;
      const isFirst = !row.tried.includes(question);
      const withIt = (list: readonly number[], is: boolean) => (is && !list.includes(question) ? [...list, question] : [...list]);
      const found = withIt(row.found, right);
      const isRead = questions.every((_, at) => found.includes(at));
      await tools.books.keep(kidUid, {
        book,
        tried: withIt(row.tried, true),
        rightAtOnce: withIt(row.rightAtOnce, right && isFirst),
        found,
        readAt: row.readAt ?? (isRead ? now : null),
      });
      const lineWith = (lang: 'ru' | 'en') => lines[lang].find((line) => asked.proof && line.includes(asked.proof[lang])) ?? '';
      return { right, proof: right && asked.proof ? { ru: lineWith('ru'), en: lineWith('en') } : null, isRead };
    });
  };
