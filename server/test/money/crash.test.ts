import { describe, expect, test } from 'vitest';

import { insistBooksAgree } from '../../src/modules/ledger/testing.ts';
import { type Db, sql } from '../../src/platform/db.ts';
import { newId } from '../../src/platform/ids.ts';
import { openCluster, openKillableSchool, pause } from './killing.ts';
import type { LedgerAct } from './ledger-acts.ts';

const isLong = process.env['LONG'] === '1';
const rounds = 5;
const clients = 64;
const families = 200;
/** Acknowledged acts before the blow. */
const enough = 600;

/** What a client knows of its act: `undefined` is in doubt, the answer never came. */
interface Told {
  asked: LedgerAct;
  answer: string | undefined;
}

/** 64 clients change balances over HTTP until they are stopped; each remembers what it was told. */
function letThemLoose(address: string, familyIds: readonly string[]) {
  const told: Told[] = [];
  const run = { live: true };
  const some = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;
  const tell = async (asked: LedgerAct): Promise<string | undefined> => {
    const answer = await ask(address, asked);
    told.push({ asked, answer });
    if (answer === undefined) await pause(200);
    return answer;
  };
  const client = async () => {
    while (run.live) {
      const familyId = some(familyIds);
      const kind = Math.random();
      if (kind < 0.25) await tell({ act: 'credit', familyId, key: `crash:${newId()}`, units: 8, value: 36_001 });
      else if (kind < 0.4) await tell({ act: 'exchange', familyId, key: `crash:${newId()}`, units: 1 });
      else {
        const place = { familyId, lessonId: newId(), kidUid: newId() };
        if ((await tell({ act: 'reserve', ...place })) === 'held') await tell({ act: kind < 0.85 ? 'post' : 'giveBack', ...place });
      }
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    told,
    async stop(): Promise<void> {
      run.live = false;
      await running;
    },
  };
}

/** Undefined when nobody can say what came of it; a refusal is an answer. */
async function ask(address: string, asked: LedgerAct): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/ledger`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(10_000),
    });
    const said = (await answer.json()) as { answer?: string; error?: { code: string } };
    if (answer.status >= 500) return undefined;
    return said.answer ?? said.error?.code;
  } catch {
    return undefined;
  }
}

/** As whoever got no answer does: a few times, until there is one. */
async function askInsistently(address: string, asked: LedgerAct): Promise<string | undefined> {
  for (let tries = 1; tries < 10; tries += 1) {
    const answer = await ask(address, asked);
    if (answer !== undefined) return answer;
    await pause(100 * tries);
  }
  return undefined;
}

/** How often each act stands in the books, by what names it. */
async function inBooks(db: Db): Promise<(asked: LedgerAct) => number> {
  const count = async (text: string) => {
    const { rows } = await db.pool.query<{ name: string; n: string }>(text);
    const found = new Map(rows.map(({ name, n }) => [name, Number(n)]));
    return (name: string) => found.get(name) ?? 0;
  };
  const credits = await count(
    `select o.key as name, count(*) as n from ledger_ops o join ledger_entries e using (op_id) where e.delta > 0 group by 1`,
  );
  const reserved = await count(`select lesson_id::text as name, count(*) as n from ledger_holds group by 1`);
  const posted = await count(`select lesson_id::text as name, -sum(delta) as n from ledger_entries where type = 'process' group by 1`);
  const voided = await count(`select lesson_id::text as name, count(*) as n from ledger_holds where state = 'voided' group by 1`);
  return (asked) => {
    if (asked.act === 'credit' || asked.act === 'grant') return credits(asked.key);
    if (asked.act === 'exchange') return credits(`exchange:${asked.key}`);
    return { reserve: reserved, post: posted, giveBack: voided }[asked.act](asked.lessonId);
  };
}

const done = new Set(['held', 'posted', 'given_back', 'exchanged']);
const isDone = ({ asked, answer }: Told): boolean => answer !== undefined && (asked.act === 'credit' || done.has(answer));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20);
}

// A long test: LONG=1.
describe.runIf(isLong).each(['the server', 'PostgreSQL'] as const)('kill -9 of %s under 64 clients', (victim) => {
  test(
    `${rounds} times: nothing acknowledged is lost, and nothing is doubled when it is asked for again`,
    async () => {
      const cluster = await openCluster();
      const school = await openKillableSchool(cluster.connection);
      const familyIds = Array.from({ length: families }, newId);
      for (const familyId of familyIds) await ask(school.address, { act: 'credit', familyId, key: 'first', units: 16, value: 70_001 });
      const sum = { acknowledged: 0, lost: 0, inDoubt: 0, landed: 0, missing: 0, doubled: 0 };

      for (let round = 0; round < rounds; round += 1) {
        const { told, stop } = letThemLoose(school.address, familyIds);
        await until(() => told.filter(isDone).length > enough);
        await pause(Math.random() * 500);
        if (victim === 'the server') {
          await school.kill();
          await pause(100);
          await school.revive();
        } else await cluster.kill();
        await pause(500);
        await stop();

        const acknowledged = told.filter(isDone);
        const inDoubt = told.filter(({ answer }) => answer === undefined);
        const times = await inBooks(cluster.db);
        sum.acknowledged += acknowledged.length;
        sum.inDoubt += inDoubt.length;
        sum.lost += acknowledged.filter(({ asked }) => times(asked) === 0).length;
        sum.landed += inDoubt.filter(({ asked }) => times(asked) > 0).length;

        // Whoever got no answer asks again; whoever got one may have forgotten it and asks again, too.
        // (A lesson that gave its unit back may reserve one again: that is no repetition.)
        const waiting = [...inDoubt, ...acknowledged.filter(({ asked }) => asked.act !== 'reserve').slice(0, 300)].values();
        const askAgain = async () => {
          for (const { asked } of waiting) expect(await askInsistently(school.address, asked)).toBeDefined();
        };
        await Promise.all(Array.from({ length: clients }, askAgain));
        const after = await inBooks(cluster.db);
        sum.missing += acknowledged.filter(({ asked }) => after(asked) === 0).length;
        sum.doubled += told.filter(({ asked }) => after(asked) > 1).length;
      }
      const [faults] = (await cluster.db.pool.query<{ n: number }>('select count(*)::int as n from ledger_ops where result is null')).rows;
      process.stdout.write(`kill -9 of ${victim}, ${rounds} times: ${JSON.stringify(sum)}\n`);
      expect(sum).toMatchObject({ lost: 0, missing: 0, doubled: 0 });
      expect(sum.inDoubt).toBeGreaterThan(0);
      expect(faults?.n).toBe(0);
      await cluster.db.run(sql`analyze`);
      await insistBooksAgree(cluster.db);
    },
    60_000 + rounds * 30_000,
  );
});
