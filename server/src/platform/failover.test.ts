import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { texts as en } from '@school/words/en/manager/health';
import { texts as ru } from '@school/words/ru/manager/health';
import { expect, onTestFinished, test } from 'vitest';

import { lookAtFailover } from './failover.ts';

const leader = { name: 'db-1', role: 'leader', state: 'running' };
const second = { name: 'db-2', role: 'sync_standby', state: 'streaming' };
const third = { name: 'db-3', role: 'replica', state: 'streaming' };

/** What Patroni answers: its version, its tags, its cluster and what was set for all. */
async function aPatroni({
  version = '3.3.2',
  tags = {},
  members = [leader, second, third],
  synchronous = true,
}: { version?: string; tags?: object; members?: object[]; synchronous?: boolean } = {}): Promise<string> {
  const answers: Record<string, object> = {
    '/patroni': { state: 'running', role: 'master', patroni: { version, scope: 'school' }, tags },
    '/cluster': { members },
    '/config': { ttl: 20, synchronous_mode: synchronous },
  };
  const server = createServer((request, answer) => void answer.end(JSON.stringify(answers[request.url ?? ''] ?? {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const look = async (given?: Parameters<typeof aPatroni>[0]) => {
  const found = await lookAtFailover([await aPatroni(given)]);
  for (const words of [ru, en]) expect(words.rows.failover[found.state](found.facts)).not.toMatch(/undefined|^$/);
  return found;
};

test('a Patroni that takes its key back uncompared is refused, whatever else is well', async () => {
  expect(await look({ version: '3.0.2' })).toMatchObject({ state: 'refuses', facts: { version: '3.0.2' } });
  expect(await look({ version: '2.1.7' })).toMatchObject({ state: 'refuses' });
  expect(await look({ version: '3.0.2', tags: { dcs: 'etcd3' } })).toMatchObject({ state: 'refuses' });
  expect(await look({ version: '3.0.2', tags: { dcs: 'etcd' } })).toMatchObject({ state: 'fine' });
  expect(await look({ version: '3.0.3' })).toMatchObject({ state: 'fine', facts: { servers: 3, all: 3 } });
});

test('who would lose what was acknowledged, or has nobody to take over, is told', async () => {
  expect(await look({ synchronous: false })).toMatchObject({ state: 'warning', facts: { late: 1 } });
  expect(await look({ members: [leader, second, { ...third, state: 'start failed' }] })).toMatchObject({
    state: 'warning',
    facts: { servers: 2, all: 3 },
  });
  expect(await look({ members: [leader] })).toMatchObject({ state: 'warning', facts: { alone: 1 } });
  expect(await look({ members: [second, third] })).toMatchObject({ state: 'refuses', facts: { leaderless: 1 } });
});

test('without Patroni nothing is asked, and one that is away is told', async () => {
  expect(await lookAtFailover([])).toEqual({ code: 'failover', state: 'fine', facts: { none: 1 } });
  expect(await lookAtFailover(['http://127.0.0.1:9'])).toMatchObject({ state: 'warning', facts: { away: 1 } });
});
