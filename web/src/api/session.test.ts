import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { api } from './client.ts';
import { queryClient } from './queries.ts';
import { enter, type Session, sessionQuery } from './session.ts';

/**
 * The school ends a session that gives way to a child's, and cuts its live line, before this page has read the new one: the page then asks
 * who is here, with the cookie of either.
 */
const of = (role: 'parent' | 'kid') =>
  ({
    customerId: 'anna',
    role,
    kidUid: role === 'kid' ? 'misha' : null,
    now: new Date().toISOString(),
    bearer: `bearer of ${role}`,
    bearerUntil: new Date(Date.now() + 3_600_000).toISOString(),
  }) as Session;
const answered = (body: unknown) => new Response(JSON.stringify(body));
const asked = () => queryClient.getQueryData(sessionQuery.queryKey);
const askWhoIsHere = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });

let giveKid: () => void;
let giveNobody: () => void;
beforeEach(() => {
  const kid = new Promise<Response>((resolve) => (giveKid = () => resolve(answered(of('kid')))));
  const nobody = new Promise<Response>((resolve) => (giveNobody = () => resolve(answered({ session: null }))));
  vi.stubGlobal('fetch', (address: string) => (address.includes('kid-session') ? kid : nobody));
  vi.stubGlobal('navigator', { onLine: true });
  enter(of('parent'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const enterKid = async () => enter(await api('POST /user/kid-session', { body: { kidUid: 'misha' } }));

test('nobody is here, says the school of a session that gives way: the child who enters is', async () => {
  const entering = enterKid();
  const asking = askWhoIsHere();
  giveNobody();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked()).toMatchObject({ role: 'parent' });
  giveKid();
  await entering;
  expect(await asking).toMatchObject({ role: 'kid' });
  expect(asked()).toMatchObject({ role: 'kid' });
});

test('an answer about the session before, which comes after the child has entered, sends nobody away', async () => {
  const entering = enterKid();
  const asking = askWhoIsHere();
  giveKid();
  await entering;
  giveNobody();
  expect(await asking).toMatchObject({ role: 'kid' });
  expect(asked()).toMatchObject({ role: 'kid' });
});

test('a session that was ended elsewhere is over', async () => {
  giveNobody();
  expect(await askWhoIsHere()).toBeNull();
});
