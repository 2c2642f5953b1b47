import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startPostgres } from '@school/postgres';

import { openDb } from '../src/platform/db.ts';
import { silentLog } from '../src/platform/log.ts';
import { createBus } from '../src/platform/rooms/bus.ts';
import type { Carrier, CarrierGiven } from '../src/platform/rooms/carriers/carrier.ts';
import { natsCarrier } from '../src/platform/rooms/carriers/nats.ts';
import { noticeCarrier } from '../src/platform/rooms/carriers/notices.ts';
import { hasNats, startNats } from '../test/nats-server.ts';
import { type BenchRow, type Bound, percentile } from './bench.ts';
import { socketCarrier } from './room/socket-carrier.ts';
import { spentBy, spentByPostgres } from './room/servers.ts';

export const name = 'Words between servers: notices of PostgreSQL, NATS, a socket between the two (batches of 20 ms in all of them)';

/** Words a second of sixty bytes, from each of two servers to the other, for so many seconds. */
const rates = [600, 2400, 9000];
const seconds = 5;
const tickMs = 5;
const notices = (rate: number) => `notices of PostgreSQL, ${rate} words a second`;

export const bounds: readonly Bound[] = [
  { what: notices(2400), figure: 'unheard a second later', most: 0 },
  { what: notices(2400), figure: 'p95 ms', most: 120 },
];

const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));
const round = (figure: number) => figure.toFixed(1);
type Carries = (given: CarrierGiven) => Carrier;

async function measure(what: string, carries: Carries, rate: number, spent: () => Promise<number>): Promise<BenchRow> {
  const took: number[] = [];
  const sides = [0, 1].map(() => {
    const node = randomUUID();
    let heard = 0;
    const take = (word: unknown) => {
      heard += 1;
      const { at } = word as { at?: number };
      if (at !== undefined) took.push(performance.now() - at);
    };
    const onFault = (fault: unknown) => console.error(fault);
    const bus = createBus({ carriedBy: (hear) => carries({ node, hear, onFault }), node, take });
    bus.start();
    return { node, bus, heard: () => heard };
  });
  const [one, other] = sides as [(typeof sides)[number], (typeof sides)[number]];
  for (let tries = 0; tries < 200 && (one.heard() === 0 || other.heard() === 0); tries += 1) {
    one.bus.send([other.node], {});
    other.bus.send([one.node], {});
    await pause(50);
  }
  await pause(200);
  const before = { spent: await spent(), notices: one.bus.notices + other.bus.notices };
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * rate;
    for (; sent < due; sent += 1) {
      const [from, to] = sent % 2 === 0 ? [one, other] : [other, one];
      from.bus.send([to.node], { t: 'seq', room: 'a room of a lesson', seq: sent, at: performance.now() });
    }
    await pause(tickMs);
  }
  await pause(1000);
  const row = {
    what,
    'unheard a second later': sent - took.length,
    'p50 ms': round(percentile(took, 0.5)),
    'p95 ms': round(percentile(took, 0.95)),
    'p99 ms': round(percentile(took, 0.99)),
    'notices a second': Math.round((one.bus.notices + other.bus.notices - before.notices) / seconds),
    'cores of what carries': (((await spent()) - before.spent) / seconds).toFixed(3),
  };
  await Promise.all(sides.map(({ bus }) => bus.stop()));
  return row;
}

export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-bus-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  const db = openDb(postgres.connection, { max: 1 });
  const nats = hasNats ? await startNats() : undefined;
  const rows: BenchRow[] = [];
  try {
    for (const rate of rates) {
      const book = new Map<string, number>();
      rows.push(
        await measure(
          notices(rate),
          (given) => noticeCarrier(db.line, given),
          rate,
          () => spentByPostgres(dataDir),
        ),
      );
      if (nats) {
        const settings = { servers: [`127.0.0.1:${nats.port}`], user: 'chip', password: 'a secret', tls: false };
        rows.push(
          await measure(
            `NATS, ${rate}`,
            (given) => natsCarrier(settings, given),
            rate,
            () => spentBy(nats.pid),
          ),
        );
      } else rows.push({ what: `NATS, ${rate}: no nats-server on this machine, not measured` });
      rows.push(
        await measure(
          `a socket between the two, ${rate}`,
          (given) => socketCarrier(book, given),
          rate,
          async () => 0,
        ),
      );
    }
    return rows;
  } finally {
    await nats?.stop();
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
