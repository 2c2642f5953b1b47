import { randomUUID } from 'node:crypto';

import { staffRights } from '@school/contract/roles';
import { inject, onTestFinished } from 'vitest';

import { standingClock } from '#platform/clock';
import { silentLog } from '#platform/log';
import type { Principal } from '#platform/principal';
import type { PushPort } from '#platform/push';
import { readSettings } from '#platform/settings';

import { borrowedDatabase } from '../test/borrowed-database.ts';
import { insistOnWordsInLog } from '../test/words-of-the-log.ts';
import { hashCheaply } from './modules/identity/passwords/password-hash.ts';
import { createSchool } from './school.ts';

hashCheaply();

export interface TestAnswer {
  status: number;
  // A test says itself what it expects to find.
  body: any; // eslint-disable-line typescript/no-explicit-any
  headers: Record<string, string | string[] | number | undefined>;
}

/**
 * A school of a test's own: an empty database, a clock that stands still at `now` (ISO with an offset), no network.
 * It is closed when the test ends. `env` are settings, `push` takes what is
 * pushed to devices. `as(principal)` calls over HTTP (injected) as that caller; without one, as a guest.
 */
export async function openSchool({
  now = '2026-11-23T10:00+03:00',
  poolSize = 10,
  env = {},
  push,
}: { now?: string; poolSize?: number; env?: Record<string, string>; push?: PushPort } = {}) {
  const database = await borrowedDatabase(inject('testServer'), { poolSize });
  const { db } = database;
  const clock = standingClock(Temporal.Instant.from(now));
  const faults: unknown[] = [];
  const settings = readSettings({ LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '0', ...env });
  const school = await createSchool({
    db,
    clock,
    settings,
    log: silentLog,
    push,
    identify: identifyByHeader,
    onFault: (fault) => faults.push(fault),
  });
  let closing: Promise<void> | undefined;
  /** Closes it before the test ends: for tests that open one school after the other. */
  const close = (): Promise<void> =>
    (closing ??= (async () => {
      await school.stop();
      try {
        await insistOnWordsInLog(db);
      } finally {
        await database.giveBack();
      }
    })());
  onTestFinished(close);

  const as = (principal?: Principal) => {
    const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, key?: string): Promise<TestAnswer> => {
      const answer = await school.http.inject({
        method,
        url: `/api${path}`,
        headers: {
          ...(principal ? { 'x-test-principal': JSON.stringify(principal) } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : JSON.parse(answer.body), headers: answer.headers };
    };
    return {
      get: (path: string) => call('GET', path),
      /** With a key of its own, as the web app sends one; `null` sends none. */
      post: (path: string, body: unknown = {}, key: string | null = randomUUID()) => call('POST', path, body, key ?? undefined),
      patch: (path: string, body: unknown) => call('PATCH', path, body),
      delete: (path: string) => call('DELETE', path),
      /** An answer that is a file, as its bytes. */
      file: async (path: string) => {
        const headers = principal ? { 'x-test-principal': JSON.stringify(principal) } : {};
        const answer = await school.http.inject({ method: 'GET', url: `/api${path}`, headers });
        return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
      },
    };
  };
  return { ...school, clock, faults, as, close, connection: database.connection };
}

export type TestSchool = Awaited<ReturnType<typeof openSchool>>;

/** In tests a caller is whom the test says; signing in has tests of its own that go through the real sessions. */
function identifyByHeader(headers: Record<string, string | string[] | undefined>) {
  const principal = headers['x-test-principal'];
  if (typeof principal !== 'string') return undefined;
  const caller = JSON.parse(principal) as Principal;
  // A test that is not about rights has them all.
  if (caller.role === 'manager') caller.rights ??= staffRights;
  if (caller.role === 'support') caller.mayChange ??= true;
  return { caller, via: 'bearer' as const };
}
