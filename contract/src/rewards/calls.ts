import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { familyAndSupport, kid, parent } from '../role-rows.ts';
import { Id, whole, word } from '../shapes.ts';
import { rewardLimits, rewardParts } from './limits.ts';
import { Album, Fireflies, FreePlayMinutes, RewardPart, Rewards } from './shapes.ts';

const mostPlaces = Math.max(...rewardLimits.house.map(({ places }) => places));

/** What a child collects, and its goal of the day: nothing is bought, nothing is taken away (docs/rules/rewards.md). */
export const rewardCalls = defineCalls({
  'GET /kids/:kidUid/rewards': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'What a child played today, its goal of the day and its quests of the week, as far as they are switched on',
    gives: Rewards,
    refusals: ['families.kid_not_found'],
  },
  'PATCH /kids/:kidUid/rewards': {
    who: parent,
    adult: 'arranges',
    summary: 'A parent chooses how many fireflies make a day, how long free play lasts, and which parts are off',
    body: z.strictObject({
      fireflies: z.optional(Fireflies),
      freePlayMinutes: z.optional(FreePlayMinutes),
      off: z.optional(z.array(RewardPart).check(z.maxLength(rewardParts.length))),
    }),
    gives: Rewards,
    refusals: ['families.kid_not_found'],
  },
  'GET /kids/:kidUid/stickers': {
    who: familyAndSupport,
    adult: 'sees',
    summary: 'The album of a child with every sticker, found or not, and its house',
    gives: Album,
    refusals: ['families.kid_not_found', 'rewards.switched_off'],
  },
  'POST /kids/:kidUid/stickers/:sticker/place': {
    who: kid,
    summary: 'A child puts a sticker on a place of its house, or (null) takes it back; who stood there goes back to the album',
    params: z.strictObject({ kidUid: Id, sticker: word(40, 1) }),
    body: z.strictObject({ place: z.nullable(whole(0, mostPlaces - 1)) }),
    gives: Album,
    refusals: ['families.kid_not_found', 'rewards.switched_off', 'rewards.not_found_yet', 'rewards.no_such_place'],
  },
});
