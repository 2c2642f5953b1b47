import type { bookCalls } from '@school/contract/rewards/book-calls';
import type { freePlayCalls } from '@school/contract/rewards/free-play-calls';
import type { rewardCalls } from '@school/contract/rewards/calls';
import type { togetherCalls } from '@school/contract/rewards/together-calls';
import type { storyCalls } from '@school/contract/rewards/story-calls';

import type { Handlers } from '#platform/http';

import type { Rewards } from './rewards.ts';

export const rewardsHttp = (rewards: Rewards): Handlers<typeof rewardCalls> => ({
  'GET /kids/:kidUid/rewards': ({ who, params }) => rewards.show(who, params.kidUid),
  'PATCH /kids/:kidUid/rewards': ({ who, params, body }) => rewards.change(who, params.kidUid, body),
  'GET /kids/:kidUid/stickers': ({ who, params }) => rewards.album(who, params.kidUid),
  'POST /kids/:kidUid/stickers/:sticker/place': ({ who, params, body }) => rewards.place(who, params.kidUid, params.sticker, body.place),
});

export const storyHttp = (rewards: Rewards): Handlers<typeof storyCalls> => ({
  'GET /kids/:kidUid/courses/:courseCode/story': ({ who, params }) => rewards.story(who, params.kidUid, params.courseCode),
});

export const freePlayHttp = (rewards: Rewards): Handlers<typeof freePlayCalls> => ({
  'POST /kids/:kidUid/free-play': ({ who, params }) => rewards.playFreely(who, params.kidUid),
  'GET /kids/:kidUid/rhymes': ({ who, params }) => rewards.rhymes(who, params.kidUid),
});

export const booksHttp = (rewards: Rewards): Handlers<typeof bookCalls> => ({
  'GET /kids/:kidUid/books': ({ who, params }) => rewards.shelf(who, params.kidUid),
  'GET /kids/:kidUid/books/:book': ({ who, params }) => rewards.book(who, params.kidUid, params.book),
  'POST /kids/:kidUid/books/:book/readings': ({ who, params }) => rewards.openBook(who, params.kidUid, params.book),
  'POST /kids/:kidUid/books/:book/answers': ({ who, params, body }) => rewards.answerBook(who, params.kidUid, params.book, body),
});

export const togetherHttp = (rewards: Rewards): Handlers<typeof togetherCalls> => ({
  'GET /kids/:kidUid/badges': ({ who, params }) => rewards.showBadges(who, params.kidUid),
  'GET /kids/:kidUid/bridges': ({ who, params }) => rewards.showBridges(who, params.kidUid),
  'PATCH /kids/:kidUid/chip': ({ who, params, body }) => rewards.dressChip(who, params.kidUid, body),
});
