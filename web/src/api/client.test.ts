import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { keepBearer } from './bearer.ts';
import { addressOf, api } from './client.ts';
import { onFailure, onSignedOut } from './failures.ts';
import { SchoolRefusal } from './school-refusal.ts';

const sent = vi.fn<typeof fetch>();
const told: string[] = [];
const refusing = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const tooLate = { error: { code: 'scheduling.too_late', message: 'Too late', facts: { hours: 8 } } };
const aMomentLater = () => new Promise<void>((resolve) => setTimeout(resolve, 300));
const headersOf = (call: number) => new Headers(sent.mock.calls[call]?.[1]?.headers);

// What a file before this one was refused is told a moment later: it is none of these.
beforeAll(aMomentLater);
beforeEach(() => {
  sent.mockReset();
  told.length = 0;
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('navigator', { onLine: true });
  onFailure((refusal) => told.push(refusal.code));
});
afterEach(() => {
  vi.unstubAllGlobals();
  keepBearer(undefined);
});

describe('an address', () => {
  test('has its params in place, whatever they hold', () =>
    expect(addressOf('/kids/:kidUid/courses/:courseCode', { kidUid: 'a/b', courseCode: 'math' }, undefined)).toBe(
      '/api/kids/a%2Fb/courses/math',
    ));
  test('leaves out what is not asked for', () =>
    expect(addressOf('/events', undefined, { from: '2026-11-23', kidUid: undefined })).toBe('/api/events?from=2026-11-23'));
});

test('an answer is given as it is, and a change carries its key and the mark of our own page', async () => {
  sent.mockImplementation(async () => new Response('{"done":true}'));
  expect(await api('POST /user/logout', { body: {} })).toEqual({ done: true });
  expect(headersOf(0).get('x-requested-with')).toBe('chip');
  expect(headersOf(0).get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent.mock.calls[0]?.[1]?.credentials).toBe('include');
});

test('a busy school is asked again in a moment, under the same key, and nobody is told of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  sent.mockImplementationOnce(refusing(503, { error: { code: 'school.busy', message: 'Busy', facts: { seconds: 2 } } }));
  sent.mockImplementation(async () => new Response('{"done":true}'));
  const answering = api('POST /user/logout', { body: {} });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(sent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(await answering).toEqual({ done: true });
  expect(headersOf(1).get('idempotency-key')).toBe(headersOf(0).get('idempotency-key'));
  await aMomentLater();
  expect(told).toEqual([]);
});

describe('a refusal', () => {
  test('fails the call with its code and facts, and the notice is told', async () => {
    sent.mockImplementation(refusing(409, tooLate));
    const refusal: unknown = await api('GET /user').catch((cause: unknown) => cause);
    expect(refusal).toBeInstanceOf(SchoolRefusal);
    expect(refusal).toMatchObject({ code: 'scheduling.too_late', facts: { hours: 8 }, status: 409 });
    await aMomentLater();
    expect(told).toEqual(['scheduling.too_late']);
  });
  test('that a form has taken raises no notice', async () => {
    sent.mockImplementation(refusing(409, tooLate));
    await api('GET /user').catch((cause: unknown) => cause instanceof SchoolRefusal && cause.take());
    await aMomentLater();
    expect(told).toEqual([]);
  });
  test('that a page in its place takes a moment later is not said twice', async () => {
    sent.mockImplementation(refusing(409, tooLate));
    const refusal: unknown = await api('GET /user').catch((cause: unknown) => cause);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (refusal instanceof SchoolRefusal) refusal.take();
    await aMomentLater();
    expect(told).toEqual([]);
  });
  test('of an unknown e-mail is silent: the form says it', async () => {
    sent.mockImplementation(refusing(404, { error: { code: 'auth/email-not-found', message: '', facts: {} } }));
    await api('GET /user').catch(() => undefined);
    await aMomentLater();
    expect(told).toEqual([]);
  });
  test('that cannot be read is worded as unexpected', async () => {
    sent.mockImplementation(async () => new Response('<html>502</html>', { status: 502 }));
    await expect(api('GET /user')).rejects.toMatchObject({ code: 'school.unexpected', status: 502 });
  });
});

describe('that nobody is signed in', () => {
  const notSignedIn = { error: { code: 'identity.not_signed_in', message: 'Not signed in', facts: {} } };
  const inAnHour = () => Date.now() + 3_600_000;

  test('is nothing to the session that has been entered since the call went out', async () => {
    const signedOut = vi.fn();
    onSignedOut(signedOut);
    keepBearer({ token: 'of a visit', until: inAnHour() });
    sent.mockImplementation(async () => {
      keepBearer({ token: 'of the own session', until: inAnHour() });
      return refusing(401, notSignedIn)();
    });
    await expect(api('GET /user')).rejects.toMatchObject({ code: 'identity.not_signed_in' });
    expect(signedOut).not.toHaveBeenCalled();
    await aMomentLater();
    expect(told).not.toContain('identity.not_signed_in');
  });

  test('is nothing either when the session gives way to a child’s, and the child’s is not entered yet', async () => {
    const signedOut = vi.fn();
    onSignedOut(signedOut);
    keepBearer({ token: 'of the parent', until: inAnHour() });
    let answer: (it: Response) => void = () => undefined;
    sent.mockImplementation(refusing(401, notSignedIn));
    sent.mockImplementationOnce(() => new Promise<Response>((resolve) => (answer = resolve)));
    const entering = api('POST /user/kid-session', { body: { kidUid: 'misha' } }).then(() =>
      keepBearer({ token: 'of the child', until: inAnHour() }),
    );
    const asked = api('GET /user').catch((cause: unknown) => cause);
    await aMomentLater();
    answer(new Response('{}'));
    await entering;
    expect(await asked).toMatchObject({ code: 'identity.not_signed_in' });
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('ends the session that asked', async () => {
    const signedOut = vi.fn();
    onSignedOut(signedOut);
    keepBearer({ token: 'of now', until: inAnHour() });
    sent.mockImplementation(refusing(401, notSignedIn));
    await expect(api('GET /user')).rejects.toMatchObject({ code: 'identity.not_signed_in' });
    expect(signedOut).toHaveBeenCalledOnce();
    await aMomentLater();
  });
});

test('a call of which no answer came goes out again under the same key', async () => {
  sent.mockRejectedValueOnce(new TypeError('network')).mockImplementation(async () => new Response('{"done":true}'));
  await api('POST /user/logout', { body: {} });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(headersOf(1).get('idempotency-key')).toBe(headersOf(0).get('idempotency-key'));
});

test('analytics never tells anybody that it failed, and does not insist', async () => {
  sent.mockRejectedValue(new TypeError('network'));
  await api('GET /user', {}, { silent: true }).catch(() => undefined);
  await aMomentLater();
  expect(told).toEqual([]);
  expect(sent).toHaveBeenCalledTimes(1);
});
