import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startPostgres } from '@school/postgres';

import { demoAccounts } from '../src/demo/accounts.ts';
import { openDb } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { productionEnv } from '../src/platform/settings/testing.ts';
import type { BenchRow, BenchRun, Bound } from './bench.ts';
import { fillWithFamilies } from './many-families.ts';
import { spentBy, spentByPostgres } from './room/servers.ts';

export const name =
  'CPU of one call of the first screens, of the server and of PostgreSQL, in a school of 20,000 families as it is started';

/** Half of what they cost before (issue 21): milliseconds of the server, and of PostgreSQL. Where they go: docs/decisions/0299-what-a-call-costs-beside-the-bare-server.md. */
const halves: ReadonlyArray<readonly [string, number, number]> = [
  ['GET /user', 1.2, 2],
  ['GET /events', 0.8, 1.2],
  ['GET /intro/slots', 0.7, 1.5],
  ['GET /manager/families', 1.5, 2.5],
];
export const bounds: readonly Bound[] = halves.flatMap(([what, ofServer, ofPostgres]) => [
  { what, figure: 'server ms', most: ofServer },
  { what, figure: 'PostgreSQL ms', most: ofPostgres },
]);

const families = 20_000;
/** Calls that run at once, over connections that stay. */
const atOnce = 8;

type Person = 'guest' | 'parent' | 'kid' | 'teacher' | 'manager';
interface Call {
  what: string;
  who: Person;
  path: string;
}

export async function run({ short }: BenchRun = { short: false }): Promise<BenchRow[]> {
  const [warmUp, times] = short ? [60, 200] : [400, 1200];
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-calls-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  // Demo people are made outside of production; what is measured runs in it, without the looks over each answer that a school to try out has.
  await (await openSchool(dataDir, { SCHOOL_DEMO: '1' })).stop();
  const school = await openSchool(dataDir, { ...productionEnv, STAFF_SECOND_FACTOR: 'optional' });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const db = openDb(postgres.connection, { max: 2 });
    await fillWithFamilies(db, short ? families / 10 : families, Temporal.Now.instant());
    await db.close();
    const spent = async () => ({ server: await spentBy(school.pid), database: await spentByPostgres(dataDir), at: performance.now() });
    const idleFrom = await spent();
    await pause(short ? 3_000 : 10_000);
    const idleTo = await spent();
    const idle = (what: 'server' | 'database') => (idleTo[what] - idleFrom[what]) / (idleTo.at - idleFrom.at);
    const rows: BenchRow[] = [];
    let people = await signInAll(school.port, agent);
    for (const call of await callsOf(school.port, agent, people)) {
      await many(warmUp, () => ask(school.port, agent, 'GET', call.path, people[call.who]));
      // A bearer lives for minutes, and this may go on for longer.
      people = await signInAll(school.port, agent);
      const from = await spent();
      const bytes = await many(times, () => ask(school.port, agent, 'GET', call.path, people[call.who]));
      const to = await spent();
      const each = (what: 'server' | 'database') =>
        ((Math.max(0, to[what] - from[what] - idle(what) * (to.at - from.at)) * 1000) / times).toFixed(2);
      rows.push({ what: call.what, who: call.who, 'server ms': each('server'), 'PostgreSQL ms': each('database'), bytes });
    }
    const load = loadavg().map((one) => one.toFixed(1));
    return [
      ...rows,
      {
        what: 'nothing asked',
        who: '',
        'server ms': `${(idle('server') * 100_000).toFixed(1)} % of a core`,
        'PostgreSQL ms': `${(idle('database') * 100_000).toFixed(1)} %`,
        bytes: `load ${load.join(' ')}`,
      },
    ];
  } finally {
    agent.destroy();
    await school.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** What the first screens of everybody ask for. */
async function callsOf(port: number, agent: Agent, people: Record<Person, string>): Promise<Call[]> {
  const read = async <T>(place: string, who: Person) => JSON.parse(await textOf(port, agent, 'GET', place, people[who])) as T;
  const { kids } = await read<{ kids: Array<{ kidUid: string }> }>('/user', 'parent');
  const kidUid = kids.at(-1)?.kidUid ?? '';
  const { chats } = await read<{ chats: Array<{ chatId: string }> }>('/chats', 'parent');
  return [
    { what: 'page /', who: 'guest', path: '' },
    { what: 'GET /user/session', who: 'parent', path: '/user/session' },
    { what: 'GET /user', who: 'parent', path: '/user' },
    { what: 'GET /user (kid)', who: 'kid', path: '/user' },
    { what: 'GET /events', who: 'parent', path: '/events' },
    { what: 'GET /chats', who: 'parent', path: '/chats' },
    { what: 'GET /chats/:chatId/messages', who: 'parent', path: `/chats/${chats[0]?.chatId}/messages` },
    { what: 'GET /intro/slots', who: 'parent', path: `/intro/slots?kidUid=${kidUid}&subject=english` },
    { what: 'GET /teacher/lessons', who: 'teacher', path: '/teacher/lessons' },
    { what: 'GET /manager/families', who: 'manager', path: '/manager/families' },
  ];
}

async function signInAll(port: number, agent: Agent): Promise<Record<Person, string>> {
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    const post = async (place: string, body: object) =>
      JSON.parse(await textOf(port, agent, 'POST', place, '', body)) as { idToken: string; bearer: string };
    const { idToken } = await post('/auth/sign-in', { login: email, password });
    return (await post('/user/session', { idToken })).bearer;
  };
  const parent = await signIn(demoAccounts.parent);
  const { kids } = JSON.parse(await textOf(port, agent, 'GET', '/user', parent)) as { kids: Array<{ kidUid: string }> };
  const forKid = await signIn(demoAccounts.parent);
  const kid = JSON.parse(await textOf(port, agent, 'POST', '/user/kid-session', forKid, { kidUid: kids[0]?.kidUid })) as { bearer: string };
  return { guest: '', parent, kid: kid.bearer, teacher: await signIn(demoAccounts.teacher), manager: await signIn(demoAccounts.manager) };
}

async function openSchool(dataDir: string, settings: Readonly<Record<string, string>>) {
  const port = 4191;
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', CALLS_PER_MINUTE: '0', ...settings },
  });
  for (const until = performance.now() + 300_000; ; await pause(200)) {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) break;
    if (child.exitCode !== null || performance.now() > until) throw new Error('The school did not start');
  }
  return {
    port,
    pid: child.pid,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** Lets so many go, some at once; answers with the bytes of the last answer. */
async function many(times: number, act: () => Promise<number>): Promise<number> {
  let left = times;
  let bytes = 0;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      bytes = await act();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return bytes;
}

const ask = async (...given: Parameters<typeof textOf>): Promise<number> => Buffer.byteLength(await textOf(...given));

/** A call; without a place the page of strangers. */
function textOf(port: number, agent: Agent, method: 'GET' | 'POST', place: string, bearer: string, body?: object): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = {
    ...(place === '' && { accept: 'text/html' }),
    ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const asked = request({ host: '127.0.0.1', port, path: place === '' ? '/' : `/api${place}`, method, headers, agent }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const text = Buffer.concat(parts).toString();
      if (answer.statusCode === 200) resolve(text);
      else reject(new Error(`${place} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
    });
  });
  asked.on('error', reject);
  asked.end(body && JSON.stringify(body));
  return promise;
}
