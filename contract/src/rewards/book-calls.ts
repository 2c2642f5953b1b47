import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { familyAndSupport, kid } from '../role-rows.ts';
import { Done, Id, whole, word } from '../shapes.ts';
import { Book, BookVerdict, Shelf } from './books.ts';
import { rewardLimits } from './limits.ts';

const ofBook = z.strictObject({ kidUid: Id, book: word(40, 1) });

/** The library of children (docs/rules/rewards.md#library). */
export const bookCalls = defineCalls({
  'GET /kids/:kidUid/books': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'Every book of the library, and which of them this child has read',
    gives: Shelf,
    refusals: ['families.kid_not_found', 'rewards.switched_off'],
  },
  'GET /kids/:kidUid/books/:book': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'A book with its pictures and questions; what is right is not told',
    params: ofBook,
    gives: Book,
    refusals: ['families.kid_not_found', 'rewards.switched_off', 'rewards.no_such_book'],
  },
  'POST /kids/:kidUid/books/:book/readings': {
    who: kid,
    summary: 'A child opens a book: its time of reading begins',
    params: ofBook,
    body: z.strictObject({}),
    gives: Done,
    refusals: ['families.kid_not_found', 'rewards.switched_off', 'rewards.no_such_book'],
  },
  'POST /kids/:kidUid/books/:book/answers': {
    who: kid,
    summary: 'A child answers a question about a book, as often as it likes; the first answer is remembered',
    params: ofBook,
    body: z.strictObject({
      question: whole(0, rewardLimits.books.questions.most - 1),
      option: whole(0, rewardLimits.books.options - 1),
    }),
    gives: BookVerdict,
    refusals: ['families.kid_not_found', 'rewards.switched_off', 'rewards.no_such_book', 'rewards.no_such_question'],
  },
});
