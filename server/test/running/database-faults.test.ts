import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { familyAtWork, insistOnManners, p95, tally, type Waited } from './at-work.ts';
import { mayMount, openFaultyDatabase } from './faulty-database.ts';
import { openLivePage } from './live-page.ts';
import { callsAt, freePorts, ownFolder, register, startSchool } from './started-school.ts';

const isLong = Boolean(process.env['LONG']);
/** Longer than the pool keeps a connection that nobody uses. */
const poolShrinks = 36_000;

async function openUnderFault(given: Parameters<typeof openFaultyDatabase>[0] = {}) {
  const database = await openFaultyDatabase(given);
  if (!database) throw new Error('No disk of one’s own can be made here');
  await register(database.url);
  const [port = 0] = await freePorts(1);
  const school = await startSchool({ databaseUrl: database.url, port, dataDir: ownFolder() });
  const family = await familyAtWork(port);
  const { call, signIn } = callsAt(port);
  const bearer = await signIn();
  const page = await openLivePage(
    port,
    `messages/${family.chatId}`,
    async () => {
      const { status, body } = await call('POST', '/realtime/ticket', {}, bearer);
      return status === 200 ? (body.ticket as string) : '';
    },
    async (to) => {
      const { status, body } = await call('GET', `/chats/${family.chatId}/messages?backTo=${to}`, undefined, bearer);
      if (status !== 200) throw new Error(`${status}`);
      return body.messages;
    },
  );
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  return { database, school, family, page, isReady };
}

const say = (what: string, before: readonly Waited[], during: readonly Waited[]): void =>
  console.log(
    `${what}: ${JSON.stringify(tally(during))}, slowest ${Math.round(Math.max(...during.map(({ ms }) => ms)))} ms, ` +
      `p95 without the database ${p95(before, 'without').toFixed(1)} → ${p95(during, 'without').toFixed(1)} ms`,
  );

/** Breaks it under a family at work, mends it, and finds everything once. */
async function drill(
  what: string,
  { database, school, family, page, isReady }: Awaited<ReturnType<typeof openUnderFault>>,
  { seconds, broken, mended }: { seconds: number; broken: () => Promise<unknown>; mended: () => Promise<unknown> },
) {
  const before = await family.works(5);
  expect(tally(before)).toEqual({ 200: before.filter((one) => one.what === 'needs').length });
  await broken();
  const working = family.works(seconds);
  await pause((seconds - 3) * 1000);
  const readiness = await isReady();
  await pause(3_000);
  await mended();
  const during = await working;
  say(what, before, during);
  expect(school.isAlive()).toBe(true);
  insistOnManners(before, during);
  await database.answers();
  await expect.poll(isReady, { timeout: 15_000 }).toBe(200);
  await family.asksAgain();
  await family.insistOnce(database.db);
  const after = await family.works(3);
  expect(Object.keys(tally(after))).toEqual(['200']);
  // And a page that was open all the while has heard of everything.
  await expect.poll(() => family.unheard(page.heard), { timeout: 30_000, interval: 500 }).toEqual([]);
  return { readiness, during };
}

test.runIf(isLong)(
  'a database that stands still for 10 seconds is waited for or told as "in a moment", and everything is there once',
  async () => {
    const under = await openUnderFault();
    const { database } = under;
    const { readiness } = await drill('frozen', under, { seconds: 10, broken: database.freeze, mended: database.thaw });
    expect(readiness).toBe(503);
  },
  180_000,
);

test.runIf(isLong)(
  'lines to the database that are dead without a word are given up, and new ones opened as soon as they lead anywhere',
  async () => {
    const under = await openUnderFault();
    const { database } = under;
    const die = async () => database.line.die();
    const { readiness } = await drill('dead lines', under, { seconds: 25, broken: die, mended: async () => database.line.revive() });
    expect(readiness).toBe(503);
  },
  180_000,
);

test.runIf(isLong)(
  'where others take all connections, the school goes on with the few that it keeps',
  async () => {
    const under = await openUnderFault();
    const { database } = under;
    await pause(poolShrinks);
    const { during } = await drill('no connections', under, { seconds: 10, broken: database.crowd, mended: database.disperse });
    const { 200: answered = 0, 503: refused = 0 } = tally(during);
    expect(answered).toBeGreaterThan(10 * refused);
  },
  240_000,
);

test.runIf(isLong && mayMount)(
  'on a full disk writing is refused and reading goes on, and with room everything is there once',
  async () => {
    const under = await openUnderFault({ megabytes: 400 });
    const { database } = under;
    const { during } = await drill('full disk', under, { seconds: 20, broken: database.fill, mended: database.makeRoom });
    const { 200: answered = 0, 503: refused = 0 } = tally(during);
    expect(refused).toBeGreaterThan(0);
    expect(answered).toBeGreaterThan(0);
  },
  240_000,
);
