import { expect, test } from 'vitest';

import { type AdultNeed, adultRights, mayAdult } from './adult-rights.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

test('each right has all that stands before it, and none is enough for what the parent alone does', () => {
  const needs: AdultNeed[] = ['sees', 'arranges', 'pays', 'never'];
  expect(adultRights.map((has) => needs.map((need) => mayAdult(has, need)))).toEqual([
    [true, false, false, false],
    [true, true, false, false],
    [true, true, true, false],
  ]);
});

test('money, contacts, erasure and whoever is in the family are never what an adult who only sees may touch', () => {
  const needOf = (key: string): AdultNeed | undefined => (calls as Record<string, Call>)[key]?.adult;
  for (const key of ['POST /user/erasures', 'POST /user/exports', 'POST /payment/refunds', 'POST /user/create/kid', 'POST /user/consents'])
    expect([key, needOf(key)]).toEqual([key, 'never']);
  for (const key of ['POST /orders', 'POST /payment/exchange', 'GET /payment/history']) expect([key, needOf(key)]).toEqual([key, 'pays']);
  for (const key of ['POST /events/:eventId/cancel', 'POST /regular-schedule', 'POST /groups/:groupId/join'])
    expect([key, needOf(key)]).toEqual([key, 'arranges']);
  for (const key of ['GET /events', 'POST /chats/:chatId/messages', 'POST /lesson-room/:eventId/watch', 'POST /user/kid-session'])
    expect([key, needOf(key)]).toEqual([key, 'sees']);
});
