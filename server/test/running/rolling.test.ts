import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, inject, onTestFinished, test } from 'vitest';

import { hasHaproxy, openBalancer } from '../../bench/load/balancer.ts';
import { connectionUrl, freshDatabase } from '../databases.ts';
import { openLivePage } from './live-page.ts';
import { callsAt, freePorts, ownFolder, register, startSchool } from './started-school.ts';

const callsPerSecond = 100;
const sockets = { all: 300, perSession: 25 };
/** A little more than two looks of the balancer. */
const drainSeconds = 3;

test.runIf(process.env['LONG'] && hasHaproxy)(
  'three servers are replaced one after the other under calls and live pages: no call fails, and nothing is unheard',
  async () => {
    const database = await freshDatabase(inject('testServer'));
    onTestFinished(database.drop);
    const databaseUrl = connectionUrl(database.connection);
    await register(databaseUrl);
    const [door = 0, ...ports] = await freePorts(4);
    const dataDir = ownFolder();
    const start = (port: number) => startSchool({ databaseUrl, port, dataDir, drainSeconds });
    const servers = await Promise.all(ports.map(start));
    const balancer = openBalancer(dataDir, door, ports);
    onTestFinished(() => void balancer.kill('SIGKILL'));
    await pause(3_000);
    const { call, signIn } = callsAt(door);

    // One after the other: of many tries at once a school judges few.
    const signInAll = async () => {
      const all: Array<{ authorization: string }> = [];
      while (all.length < sockets.all / sockets.perSession) all.push(await signIn());
      return all;
    };
    let bearers = await signInAll();
    const [first = { authorization: '' }] = bearers;
    const chats = await call('GET', '/chats', undefined, first);
    const { chatId } = chats.body.chats[0] as { chatId: string };
    const pages: Array<Awaited<ReturnType<typeof openLivePage>>> = [];
    for (let n = 0; n < sockets.all; n += 1) {
      const ticket = async () => {
        const { status, body } = await call('POST', '/realtime/ticket', {}, bearers[n % bearers.length]);
        return status === 200 ? (body.ticket as string) : '';
      };
      pages.push(await openLivePage(door, `messages/${chatId}`, ticket));
    }

    const failed: string[] = [];
    const written: string[] = [];
    const waited: number[] = [];
    let calls = 0;
    const one = async (n: number): Promise<void> => {
      const bearer = bearers[n % bearers.length];
      const began = performance.now();
      calls += 1;
      const text = `слово ${n}`;
      const asked =
        n % 20 === 0
          ? call('POST', `/chats/${chatId}/messages`, { text }, { ...bearer, 'idempotency-key': randomUUID() })
          : call('GET', n % 2 === 0 ? '/user' : '/chats', undefined, bearer);
      const { status } = await asked.catch((fault: unknown) => ({ status: String((fault as Error).cause ?? fault) }));
      waited.push(performance.now() - began);
      if (status !== 200) failed.push(`${n}: ${status}`);
      else if (n % 20 === 0) written.push(text);
    };
    const writing = { goesOn: true };
    const running: Array<Promise<void>> = [];
    const load = (async () => {
      const from = performance.now();
      for (let n = 0; writing.goesOn; n += 1) {
        const due = from + (n * 1000) / callsPerSecond - performance.now();
        if (due > 0) await pause(due);
        running.push(one(n));
      }
    })();
    try {
      await pause(3_000);
      for (const [nth, port] of ports.entries()) {
        await servers[nth]?.stop();
        servers[nth] = await start(port);
        // Until the balancer has seen it twice.
        await pause(4_000);
        bearers = await signInAll();
      }
    } finally {
      writing.goesOn = false;
      await load;
      await Promise.all(running);
    }
    const slowest = Math.max(...waited);
    const closed = pages.flatMap(({ codes }) => codes);
    console.log(`${calls} calls, ${failed.length} failed, slowest ${slowest.toFixed(0)} ms; ${closed.length} sockets came back`);
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(callsPerSecond * 15);
    expect(written.length).toBeGreaterThan(50);
    // Each was sent on in order, told to come back; and was back where it was.
    expect(closed.length).toBeGreaterThanOrEqual(sockets.all / 2);
    expect(closed.filter((code) => code !== 1012)).toEqual([]);
    const unheard = () => pages.map(({ heard }) => written.filter((text) => !heard.has(text)).length).filter((count) => count > 0);
    await expect.poll(unheard, { timeout: 30_000, interval: 500 }).toEqual([]);
  },
  400_000,
);
