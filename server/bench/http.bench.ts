import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { systemClock } from '../src/platform/clock.ts';
import { openDb } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { startPostgres } from '@school/postgres';
import { readSettings } from '../src/platform/settings.ts';
import { createSchool } from '../src/school.ts';
import { type BenchRow, median } from './bench.ts';
import type { Ask } from './http-server.ts';

export const name = 'GET /payment/history through the API against a bare node:http server that sends the same statement for the same row';

const batches = 9;
const requests = 3000;
const connections = 32;

/** Batches in turn, school and bare; the CPU of each server's process is counted by the server itself. */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-http-'));
  const postgres = await startPostgres({ dataDir, fsync: false, log: silentLog });
  try {
    await migrate(postgres.connection);
    const familyId = await prepare(postgres.connection);
    const school = await openServer({ what: 'school', connection: postgres.connection, familyId, env: { CALLS_PER_MINUTE: '0' } });
    const bare = await openServer({ what: 'bare', connection: postgres.connection, familyId, env: { CALLS_PER_MINUTE: '0' } });
    const rounds: Array<{ school: number; bare: number }> = [];
    try {
      for (let batch = -1; batch < batches; batch += 1) {
        const bearer = await signIn(school.port);
        const round = { school: await cpuOf(school, bearer), bare: await cpuOf(bare, bearer) };
        if (batch >= 0) rounds.push(round);
      }
    } finally {
      school.child.kill();
      bare.child.kill();
    }
    const [ofSchool, ofBare] = [median(rounds.map((round) => round.school)), median(rounds.map((round) => round.bare))];
    return [
      {
        server: 'school',
        'CPU us/request (median)': Math.round(ofSchool),
        'ratio (median of pairs)': median(rounds.map((round) => round.school / round.bare)).toFixed(2),
      },
      { server: 'bare node:http', 'CPU us/request (median)': Math.round(ofBare), 'ratio (median of pairs)': '1.00' },
    ];
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const parent = { email: 'anna@example.org', password: 'a-long-enough-word' };

/** A bearer of the parent: one lives for minutes, and on a busy machine the whole bench lives longer. */
async function signIn(port: number): Promise<string> {
  const post = async (url: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { idToken = '' } = await post('/auth/sign-in', { login: parent.email, password: parent.password });
  const { bearer = '' } = await post('/user/session', { idToken });
  return bearer;
}

/** A family with one line in its history. */
async function prepare(connection: Parameters<typeof openDb>[0]): Promise<string> {
  const db = openDb(connection);
  const school = await createSchool({ db, clock: systemClock, settings: readSettings({}), log: silentLog });
  const post = async (url: string, payload: object) =>
    (await school.http.inject({ method: 'POST', url: `/api${url}`, payload })).json<Record<string, string>>();
  const { idToken } = await post('/registration', {
    firstName: 'Anna',
    ...parent,
    kid: { name: 'Mia', dob: { year: 2018, month: 5 }, languages: ['ru'] },
    subject: 'math',
    locale: 'ru-RU',
    timezone: 'Europe/Minsk',
    termsAccepted: true,
  });
  const session = await post('/user/session', { idToken: idToken ?? '' });
  const familyId = session['customerId'] ?? '';
  await school.ledger.credit({
    familyId,
    kind: 'gold',
    source: 'added',
    units: 4,
    value: 0,
    currency: 'BYN',
    expiresAt: systemClock.now().add({ hours: 24 * 300 }),
    key: newId(),
  });
  await school.stop();
  await db.close();
  return familyId;
}

async function openServer(open: Extract<Ask, { open: unknown }>['open']) {
  const child = fork(path.join(import.meta.dirname, 'http-server.ts'));
  child.send({ open } satisfies Ask);
  const [answer] = (await once(child, 'message')) as [{ port?: number; fault?: string }];
  if (answer.port === undefined) throw new Error(answer.fault ?? 'The server did not open');
  return { child, port: answer.port };
}

/** Microseconds of CPU a request, over one batch. */
async function cpuOf({ child, port }: Awaited<ReturnType<typeof openServer>>, bearer: string): Promise<number> {
  const spent = async () => {
    child.send({ cpu: true } satisfies Ask);
    const [usage] = (await once(child, 'message')) as [NodeJS.CpuUsage];
    return usage.user + usage.system;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = await spent();
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await ask(port, agent, bearer);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const after = await spent();
  agent.destroy();
  return (after - before) / requests;
}

function ask(port: number, agent: Agent, bearer: string): Promise<void> {
  return new Promise((done, failed) => {
    get({ port, host: '127.0.0.1', path: '/api/payment/history', agent, headers: { authorization: `Bearer ${bearer}` } }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`answered ${response.statusCode}`));
      response.resume().on('end', done);
    }).on('error', failed);
  });
}
