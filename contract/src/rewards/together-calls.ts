import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { familyAndSupport, kid } from '../role-rows.ts';
import { Badge, ChipLook, ClubBridge } from './shapes.ts';

/** What a child has earned, what it builds with the others of its club, and how its Chip looks (docs/rules/rewards.md). */
export const togetherCalls = defineCalls({
  'GET /kids/:kidUid/badges': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'The badges of a child, earned or on the way',
    gives: z.strictObject({ badges: z.array(Badge) }),
    refusals: ['families.kid_not_found', 'rewards.switched_off'],
  },
  'GET /kids/:kidUid/bridges': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'The bridges of the clubs in which a child has a place; who helped today is told to the child alone',
    gives: z.strictObject({ bridges: z.array(ClubBridge) }),
    refusals: ['families.kid_not_found', 'rewards.switched_off'],
  },
  'PATCH /kids/:kidUid/chip': {
    who: kid,
    summary: 'A child chooses what Chip wears',
    body: ChipLook,
    gives: ChipLook,
    refusals: ['families.kid_not_found'],
  },
});
