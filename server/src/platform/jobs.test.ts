import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { createJobs } from './jobs.ts';

const noNews = { drain: async () => {} };

test('running what is due runs every task once in the order registered, then delivers what they published', async () => {
  const ran: string[] = [];
  const jobs = createJobs({ outbox: { drain: async () => void ran.push('outbox') }, onFault: () => {} });
  jobs.every('scheduling.release', '* * * * *', async () => void ran.push('release'));
  jobs.every('ledger.expire', '0 1 * * *', async () => void ran.push('expire'));

  await jobs.runDue();

  expect(ran).toEqual(['release', 'expire', 'outbox']);
});

test('a task that fails does not hold the others up, and is told', async () => {
  const ran: string[] = [];
  const faults: unknown[] = [];
  const jobs = createJobs({ outbox: noNews, onFault: (_, what) => faults.push(what) });
  jobs.every('a.fails', '* * * * *', () => Promise.reject(new Error('no')));
  jobs.every('b.runs', '* * * * *', async () => void ran.push('b'));

  await expect(jobs.runDue()).rejects.toThrow('no');
  expect([ran, faults]).toEqual([['b'], ['task a.fails']]);
});

test('of two nodes one runs a task when its minute comes', { timeout: 90_000 }, async () => {
  const database = await freshDatabase(inject('testServer'));
  const ran: number[] = [];
  const faults: unknown[] = [];
  const nodes = [0, 1].map((node) => {
    const jobs = createJobs({ outbox: noNews, onFault: (fault) => faults.push(fault) });
    jobs.every('school.tick', '* * * * *', async () => void ran.push(node));
    return jobs;
  });
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await database.drop();
  });
  for (const node of nodes) await node.start(database.connection);

  const until = performance.now() + 75_000;
  while (ran.length === 0 && performance.now() < until) await new Promise((go) => void setTimeout(go, 100));
  await new Promise((go) => void setTimeout(go, 1500));

  expect(faults).toEqual([]);
  expect(ran).toHaveLength(1);
});
