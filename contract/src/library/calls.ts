import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody } from '../role-rows.ts';
import { ContactCentre, FaqGroup } from './shapes.ts';

export const libraryCalls = defineCalls({
  'GET /faq': {
    who: everybody,
    summary: 'Frequent questions with their answers, by group, and how to reach the contact centre',
    gives: z.strictObject({ groups: z.array(FaqGroup), contactCentre: ContactCentre }),
    refusals: [],
  },
});
