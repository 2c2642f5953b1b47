import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { WebSocketServer } from 'ws';

import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { startPostgres } from '@school/postgres';
import { openNode } from '../src/platform/realtime/testing.ts';
import { type BenchRow, percentile } from './bench.ts';

export const name = 'Publish to 1,000 subscribers over sockets of another process (age of a change on arrival)';

const clients = 1000;
const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));

/** The subscribers, in their own process. */
async function openClients(port: number, topics: 'one' | 'own') {
  const child = fork(path.join(import.meta.dirname, 'publish-clients.ts'));
  const answer = async () => {
    const [message] = (await once(child, 'message')) as [{ ages?: number[]; fault?: string }];
    if (message.fault) throw new Error(message.fault);
    return message.ages ?? [];
  };
  child.send({ open: { port, clients, topics } });
  await answer();
  return {
    collect: () => {
      child.send({ collect: true });
      return answer();
    },
    close: () => child.kill(),
  };
}

interface Contender {
  what: string;
  port: number;
  topics: 'one' | 'own';
  times: number;
  everyMs: number;
  publish(n: number): Promise<void> | void;
}

/**
 * Lets the contenders publish in turns, and counts what this process spent on each and what their clients saw. The
 * first ten publishes of each are for warming up.
 */
async function inTurns(contenders: Contender[]): Promise<BenchRow[]> {
  const sides = [];
  for (const it of contenders) sides.push({ it, subscribers: await openClients(it.port, it.topics), spent: 0 });
  for (let n = -10; n < Math.max(...contenders.map(({ times }) => times)); n += 1) {
    for (const side of sides.filter(({ it }) => n < it.times)) {
      const before = process.cpuUsage();
      await Promise.all([side.it.publish(n + 10), pause(side.it.everyMs)]);
      const { user, system } = process.cpuUsage(before);
      if (n >= 0) side.spent += user + system;
    }
    if (n === -1) for (const { subscribers } of sides) await subscribers.collect();
  }
  await pause(500);
  const rows: BenchRow[] = [];
  for (const { it, subscribers, spent } of sides) {
    const ages = await subscribers.collect();
    subscribers.close();
    rows.push({
      what: it.what,
      arrived: `${ages.length} of ${it.times * (it.topics === 'one' ? clients : 1)}`,
      'p50 ms': round(percentile(ages, 0.5)),
      'p99 ms': round(percentile(ages, 0.99)),
      'server CPU ms a publish': round(spent / 1000 / it.times),
      'server CPU µs a delivery': round(spent / Math.max(ages.length, 1)),
    });
  }
  return rows;
}

const round = (figure: number) => Math.round(figure * 100) / 100;
const stamped = () => `at=${process.hrtime.bigint()};`;

/** The practical limit: sockets and one JSON text, with nothing behind them. */
async function openBare() {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => socket.on('message', () => socket.send('{"t":"snapshot"}')));
  await new Promise<void>((go) => void server.listen(0, '127.0.0.1', go));
  return {
    port: (server.address() as AddressInfo).port,
    publish() {
      const frame = Buffer.from(JSON.stringify({ t: 'change', data: { text: stamped(), filler: 'x'.repeat(150) } }));
      for (const socket of sockets.clients) socket.send(frame, { binary: false });
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
    },
  };
}

/** Bare sockets, then the school's topics with the database behind them: one for all, and one for each. */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-school-bench-'));
  const postgres = await startPostgres({ dataDir, fsync: true, log: silentLog });
  await migrate(postgres.connection);
  const node = await openNode(postgres.connection);
  const bare = await openBare();
  try {
    const one = { topics: 'one', times: 60, everyMs: 100 } as const;
    return [
      ...(await inTurns([
        { what: 'bare ws, no database, 1 topic', port: bare.port, ...one, publish: bare.publish },
        { what: 'the school, 1 topic of 1,000', port: node.port, ...one, publish: () => node.write('all', 'for-all', stamped()) },
      ])),
      ...(await inTurns([
        {
          what: 'the school, 1,000 topics of 1',
          port: node.port,
          topics: 'own',
          times: 500,
          everyMs: 20,
          publish: (n) => node.write(`c${(n * 7) % clients}`, `m${n}`, stamped()),
        },
      ])),
    ];
  } finally {
    bare.close();
    await node.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
