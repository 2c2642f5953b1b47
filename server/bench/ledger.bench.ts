import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createCatalogue } from '../src/modules/catalogue/index.ts';
import { createLedger, type Ledger } from '../src/modules/ledger/index.ts';
import { aCredit, brokenInvariants } from '../src/modules/ledger/testing.ts';
import { createOutbox } from '../src/platform/outbox.ts';
import { systemClock } from '../src/platform/clock.ts';
import { type Db, openDb } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { settings, type SettingKey, type SettingValues } from '@school/contract/school/settings';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { startPostgres } from '@school/postgres';
import { createRealtime } from '../src/platform/realtime.ts';
import { type BenchRow, median, percentile } from './bench.ts';
import { cpuOfDatabase } from './database-cpu.ts';
import { openTpcB } from './tpc-b.ts';

export const name =
  '64 clients settle lessons (reserve and post are two money transactions, every check on) beside TPC-B on the same server';

const rivalName = 'TPC-B, 7 round trips each';
const ledgerName = 'the ledger: reserve and post';

const clients = 64;
const families = 3000;
const rounds = 5;
const roundMs = 5000;

/** Both contenders take turns on one server that writes everything through to the disk, as a school's does. What is dear: docs/decisions/0382. */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-ledger-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  await migrate(postgres.connection);
  // Over the connections that a server of the school has; the rival has one a client, as pgbench does.
  const db = openDb(postgres.connection);
  const tpcB = await openTpcB(postgres.connection, clients);
  try {
    const onFault = (fault: unknown) => {
      throw fault;
    };
    const usual = <K extends SettingKey>(key: K) => settings[key].default as SettingValues[K];
    const ledger = createLedger({
      db,
      clock: systemClock,
      catalogue: createCatalogue({ db, clock: systemClock, settingNow: usual }),
      school: { now: usual, read: async (key) => usual(key) },
      outbox: createOutbox(db, onFault),
      realtime: createRealtime({ db, onFault }),
    });
    const familyIds = await openBalances(ledger);
    // As autovacuum does within minutes: the rival's tables were counted when they were made.
    await db.pool.query('analyze');
    const settle = async (): Promise<void> => {
      const familyId = familyIds[Math.floor(Math.random() * families)] ?? '';
      const lesson = {
        familyId,
        kind: 'gold' as const,
        lessonId: newId(),
        kidUid: newId(),
        startsAt: systemClock.now().add({ hours: 24 }),
      };
      const done = `${await ledger.reserve(lesson)}, ${await ledger.post({ ...lesson, as: 'process' })}`;
      if (done !== 'held, posted') throw new Error(`A lesson was ${done}`);
    };
    const contenders = [
      { what: rivalName, each: 1, act: () => tpcB.transaction(), figures: [] as Round[] },
      { what: ledgerName, each: 2, act: settle, figures: [] as Round[] },
    ];
    for (let round = -1; round < rounds; round += 1) {
      for (const { act, figures } of contenders) {
        const figure = await race(db, act, round < 0 ? roundMs / 2 : roundMs);
        if (round >= 0) figures.push(figure);
      }
    }
    const broken = await brokenInvariants(db);
    const [rival] = contenders;
    return contenders.map(({ what, each, figures }) => ({
      what,
      'transactions/s': Math.round(median(figures.map(({ perSecond }) => perSecond * each))),
      'of TPC-B (median of pairs)': median(
        figures.map(({ perSecond }, at) => (perSecond * each) / (rival?.figures[at]?.perSecond ?? NaN)),
      ).toFixed(2),
      'p50 ms': median(figures.map(({ p50 }) => p50)).toFixed(1),
      'p99 ms': median(figures.map(({ p99 }) => p99)).toFixed(1),
      'CPU µs': Math.round(median(figures.map(({ cpu }) => cpu / each))),
      'of PostgreSQL µs': Math.round(median(figures.map(({ ofDatabase }) => ofDatabase / each))),
      errors: figures.reduce((sum, { errors }) => sum + errors, 0),
      'broken invariants': each === 2 ? broken.length : '',
    }));
  } finally {
    await tpcB.close();
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Families with two packages each, of a value that does not divide by its lessons. */
async function openBalances(ledger: Ledger): Promise<string[]> {
  const familyIds = Array.from({ length: families }, newId);
  const waiting = familyIds.values();
  const client = async () => {
    for (const familyId of waiting) {
      await ledger.credit(aCredit({ familyId, units: 64, value: 235_001 }));
      await ledger.credit(aCredit({ familyId, units: 64, value: 236_003 }));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return familyIds;
}

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  /** Microseconds that one act costs the process, and its database. */
  cpu: number;
  ofDatabase: number;
  errors: number;
}

/** All clients at once, each one act after the other, for so long. What fails is counted, the first fault is shown. */
async function race(db: Db, act: () => Promise<void>, milliseconds: number): Promise<Round> {
  const waited: number[] = [];
  let errors = 0;
  const [ofNode, before] = [process.cpuUsage(), await cpuOfDatabase(db)];
  const began = performance.now();
  const client = async () => {
    while (performance.now() - began < milliseconds) {
      const asked = performance.now();
      try {
        await act();
        waited.push(performance.now() - asked);
      } catch (fault) {
        if (errors === 0) console.error(fault);
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(ofNode);
  const [cpu, ofDatabase] = [user + system, (await cpuOfDatabase(db)) - before].map((spent) => spent / waited.length);
  return {
    perSecond: waited.length / seconds,
    p50: median(waited),
    p99: percentile(waited, 0.99),
    cpu: cpu ?? NaN,
    ofDatabase: ofDatabase ?? NaN,
    errors,
  };
}
