import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import type { Principal } from '../principal.ts';
import { createAdmission } from './admission.ts';

const lesson = crypto.randomUUID();
const kid = signedIn('kid', { kidUid: crypto.randomUUID() });
const provider = { may: () => true, snapshot: () => null } as never;

test('a session of one room follows that room and no other topic', async () => {
  const { insist } = createAdmission(() => undefined);
  const follow = (who: Principal, pattern: 'lesson-rooms/:eventId' | 'events/:customerId', eventId: string) =>
    insist(who, { pattern, provider, params: { eventId } } as never).then(
      () => 'follows',
      (fault: { code?: string }) => fault.code,
    );
  const guestOfRoom = { ...kid, onlyRoom: lesson };
  expect(await follow(kid, 'lesson-rooms/:eventId', crypto.randomUUID())).toBe('follows');
  expect(await follow(guestOfRoom, 'lesson-rooms/:eventId', lesson)).toBe('follows');
  expect(await follow(guestOfRoom, 'lesson-rooms/:eventId', crypto.randomUUID())).toBe('identity.not_your_role');
  expect(await follow(guestOfRoom, 'events/:customerId', lesson)).toBe('identity.not_your_role');
});
