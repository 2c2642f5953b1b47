import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { Email } from '../identity/shapes.ts';
import { everybody } from '../role-rows.ts';
import { Done, Locale } from '../shapes.ts';
import { SchoolState } from './opening.ts';

/** Whether the school takes new families, and who waits until it does (docs/rules/opening.md). */
export const openingCalls = defineCalls({
  'GET /school/opening': {
    who: everybody,
    summary: 'How far the school is open',
    gives: z.strictObject({ state: SchoolState }),
    refusals: [],
  },
  'POST /school/waiting': {
    who: everybody,
    summary: 'Leaves an address while no new families are taken: one letter goes there when they are. Twice is once',
    body: z.strictObject({ email: Email, locale: Locale }),
    gives: Done,
    refusals: ['school.takes_families', 'request.too_many'],
  },
});
