import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { systemClock } from '#platform/clock';
import { openDb, sql } from '#platform/db';
import { silentLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { readSettings } from '#platform/settings';
import { onTestFinished } from 'vitest';

import { createSchool } from '../../src/school.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const parent = { email: 'anna@example.org', password: 'a-long-enough-word' };

/** So many ports of this machine that nobody listens at. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((go) => void server.once('listening', go))));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((go) => void server.close(go))));
  return ports;
}

/** A folder of a test's own. */
export function ownFolder(): string {
  const folder = mkdtempSync('/tmp/chip-running-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

/** Registers a family before the school is opened for strangers. */
export async function register(databaseUrl: string): Promise<void> {
  await migrate({ connectionString: databaseUrl });
  const db = openDb({ connectionString: databaseUrl }, { max: 4 });
  const school = await createSchool({ db, clock: systemClock, settings: readSettings({ LOG_LEVEL: 'silent' }), log: silentLog });
  const kid = { name: 'Mia', dob: { year: 2018, month: 5 }, languages: ['ru'] };
  const terms = { subject: 'math', locale: 'ru-RU', timezone: 'Europe/Minsk', termsAccepted: true };
  const payload = { firstName: 'Anna', ...parent, kid, ...terms };
  const { statusCode, body } = await school.http.inject({ method: 'POST', url: '/api/registration', payload });
  if (statusCode !== 200) throw new Error(body);
  await school.settle();
  await db.run(sql`update identity_accounts set email_confirmed_at = now()`);
  await school.stop();
  await db.close();
}

/** The school as it is started, in a process of its own: ready when this answers. */
export async function startSchool(given: { databaseUrl: string; port: number; dataDir: string; drainSeconds?: number; hoursOff?: number }) {
  const { hoursOff = 0 } = given;
  const wrongClock = hoursOff === 0 ? [] : ['--import', path.join(import.meta.dirname, 'hour-off.mjs')];
  const school: ChildProcess = spawn(process.execPath, [...wrongClock, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: given.databaseUrl,
      DATA_DIR: given.dataDir,
      PORT: String(given.port),
      APP_DRAIN_SECONDS: String(given.drainSeconds ?? 0),
      LOG_LEVEL: 'silent',
      CALLS_PER_MINUTE: '0',
      HOURS_OFF: String(hoursOff),
      TRUST_PROXY: '127.0.0.1',
      npm_lifecycle_event: undefined,
      VITEST: undefined,
    },
  });
  onTestFinished(() => void school.kill('SIGKILL'));
  const isAlive = () => school.exitCode === null && school.signalCode === null;
  for (const until = performance.now() + 90_000; ; await pause(300)) {
    if ((await fetch(`http://127.0.0.1:${given.port}/readyz`).catch(() => undefined))?.ok) break;
    if (!isAlive() || performance.now() > until) throw new Error('The school did not start');
  }
  return {
    isAlive,
    /** As a deploy ends it. */
    async stop(): Promise<void> {
      const gone = once(school, 'exit');
      school.kill('SIGTERM');
      await gone;
    },
  };
}

interface Told {
  status: number;
  /** When (s) to ask again, where it says so. */
  retryAfter: string | undefined;
  // A test says itself what it expects to find.
  body: any; // eslint-disable-line typescript/no-explicit-any
}

/** Calls at a port, and how the registered parent signs in there. */
export function callsAt(port: number) {
  const call = async (method: string, place: string, body?: object, headers: Record<string, string> = {}): Promise<Told> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${place}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const retryAfter = answer.headers.get('retry-after') ?? undefined;
    return { status: answer.status, retryAfter, body: await answer.json().catch(() => undefined) };
  };
  return {
    call,
    async signIn(): Promise<{ authorization: string }> {
      const step = await call('POST', '/auth/sign-in', { login: parent.email, password: parent.password });
      if (step.status !== 200) throw new Error(`The sign-in answered ${step.status}: ${JSON.stringify(step.body)}`);
      const session = await call('POST', '/user/session', { idToken: step.body.idToken });
      return { authorization: `Bearer ${session.body.bearer}` };
    },
  };
}
