import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import type { Connection } from './db.ts';
import { aPrincipal, openDevice, openNode } from './realtime/testing.ts';

async function openOne() {
  const database = await freshDatabase(inject('testServer'));
  const node = await openNode(database.connection);
  onTestFinished(async () => {
    await node.close();
    await database.drop();
    expect(node.faults).toEqual([]);
  });
  const told: string[][] = [];
  node.realtime.onPresence(async (people) => void told.push(people));
  return { node, told, connection: database.connection };
}

/** Waits until it is so; answers with how long that took, in ms. */
async function soon(isSo: () => Promise<boolean> | boolean, ms = 3000): Promise<number> {
  const from = performance.now();
  while (!(await isSo())) {
    if (performance.now() - from > ms) throw new Error(`Not so after ${ms} ms`);
    await new Promise((go) => void setTimeout(go, 20));
  }
  return performance.now() - from;
}

test('a parent is online from the first device to the last', async () => {
  const { node, told } = await openOne();
  const isOnline = async () => (await node.realtime.online(['anna', 'boris'])).has('anna');
  const phone = await openDevice(node.port, aPrincipal('anna'));
  await soon(isOnline, 1000);
  const laptop = await openDevice(node.port, aPrincipal('anna'));
  await phone.close();
  await soon(() => node.realtime.connections === 1);
  expect(await isOnline()).toBe(true);
  await laptop.close();
  await soon(async () => !(await isOnline()), 1000);
  await soon(() => told.length === 2);
  expect(told).toEqual([['anna'], ['anna']]);
});

test('kids and support are not seen; any manager is the school', async () => {
  const { node } = await openOne();
  await openDevice(node.port, aPrincipal('anna', { role: 'kid', kidUid: 'kid' }));
  await openDevice(node.port, aPrincipal('anna', { role: 'support' }));
  await openDevice(node.port, aPrincipal('olga', { role: 'manager' }));
  await soon(async () => (await node.realtime.online(['school'])).has('school'));
  expect(await node.realtime.online(['anna', 'olga'])).toEqual(new Set());
});

test('whoever types is seen typing until they stop, leave the page, or fall silent', async () => {
  const { node } = await openOne();
  const topic = 'messages/anna';
  const writers = () => node.realtime.writers([topic]);
  const isTyping = async () => (await writers()).length === 1;
  const phone = await openDevice(node.port, aPrincipal('anna'));
  await phone.follow(topic);

  phone.send({ t: 'writing', id: topic, on: true });
  await soon(isTyping, 1000);
  expect(await writers()).toEqual([{ topic, person: 'anna' }]);
  phone.send({ t: 'writing', id: topic, on: false });
  await soon(async () => !(await isTyping()), 1000);

  phone.send({ t: 'writing', id: topic, on: true });
  await soon(isTyping, 1000);
  expect(await soon(async () => !(await isTyping()), 8000)).toBeGreaterThan(5000);

  phone.send({ t: 'writing', id: topic, on: true });
  await soon(isTyping, 1000);
  await phone.close();
  await soon(async () => !(await isTyping()), 1000);
  await soon(() => node.isTyping.get('anna') === 6, 1000);
});

test('typing where one does not belong is not heard', async () => {
  const { node } = await openOne();
  const phone = await openDevice(node.port, aPrincipal('anna'));
  await phone.follow('messages/boris');
  phone.send({ t: 'writing', id: 'messages/boris', on: true });
  await new Promise((go) => void setTimeout(go, 300));
  expect(await node.realtime.writers(['messages/boris'])).toEqual([]);
});

test('the people of a node that was killed are offline within five seconds', async () => {
  const { node, told, connection } = await openOne();
  const other = await startProcess(connection);
  const phone = await openDevice(other.port, aPrincipal('anna'));
  phone.socket.on('error', () => {});
  await soon(async () => (await node.realtime.online(['anna'])).has('anna'));

  other.process.kill('SIGKILL');

  const took = await soon(async () => !(await node.realtime.online(['anna'])).has('anna'), 5000);
  expect(took).toBeLessThan(5000);
  await soon(() => told.length === 1, 5000 - took);
  expect(told).toEqual([['anna']]);
});

async function startProcess(connection: Connection) {
  const file = fileURLToPath(new URL('../../test/killable-node.ts', import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify(connection)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, port: Number(line.toString()) };
}
