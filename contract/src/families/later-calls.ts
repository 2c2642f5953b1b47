import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { Email } from '../identity/shapes.ts';
import { everybody } from '../role-rows.ts';
import { Done, Locale, secret, wholeInQuery } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { BirthMonth } from './forms.ts';

/** The month of a year: «2027-03». */
const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** Children who are too young yet: told before anything is filled in, kept in mind, written to once (docs/rules/families.md#too-young-yet). */
export const laterCalls = defineCalls({
  'GET /registration/age': {
    who: everybody,
    summary:
      'How old a child of a birth month is, whether it may join, and, where it is too young for a first lesson, when it will be old enough',
    query: z.strictObject({ year: wholeInQuery(1990, 2100), month: wholeInQuery(1, 12) }),
    gives: z.strictObject({
      may: Verdict,
      age: z.int(),
      /** Null where a first lesson can be booked now. */
      tooYoung: z.nullable(z.strictObject({ fromAge: z.int(), fromMonth: Month })),
    }),
    refusals: [],
  },
  'POST /registration/later': {
    who: everybody,
    summary: 'Leaves an address for a child too young: one letter goes there in the month in which it is old enough. Twice is once',
    body: z.strictObject({ email: Email, dob: BirthMonth, locale: Locale, agreed: z.literal(true) }),
    gives: z.strictObject({ fromMonth: Month }),
    refusals: ['families.old_enough', 'families.kid_born_in_future', 'families.kid_too_old', 'request.too_many'],
  },
  'POST /registration/later/take-back': {
    who: everybody,
    summary: 'The address is forgotten, by the link of the letter; it is done, too, where it was not known any more',
    body: z.strictObject({ token: secret(200) }),
    gives: Done,
    refusals: ['request.too_many'],
  },
});
