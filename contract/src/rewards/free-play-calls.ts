import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { familyAndSupport, kid } from '../role-rows.ts';
import { FreePlay } from './shapes.ts';
import { Rhymes } from './rhymes.ts';

/** What a child plays as it likes, within the minutes of its parent (docs/rules/rewards.md#free-play). */
export const freePlayCalls = defineCalls({
  'POST /kids/:kidUid/free-play': {
    who: kid,
    summary: 'A child plays freely: the time since it last said so is counted, up to the minutes of the day',
    body: z.strictObject({}),
    gives: FreePlay,
    refusals: ['families.kid_not_found', 'rewards.switched_off'],
  },
  'GET /kids/:kidUid/rhymes': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'Nursery rhymes to be heard, line by line',
    gives: Rhymes,
    refusals: ['families.kid_not_found', 'rewards.switched_off'],
  },
});
