import { expect, inject, onTestFinished, test } from 'vitest';

import { freshDatabase } from '../../../test/databases.ts';
import { openDb } from '../db.ts';
import { createNoticeLine } from './notice-line.ts';

test('what is said at once arrives in order, asked one after the other', async () => {
  const { connection, drop } = await freshDatabase(inject('testServer'));
  const db = openDb(connection, { max: 1 });
  const faults: unknown[] = [];
  const warnings: string[] = [];
  const warned = (warning: Error) => void warnings.push(warning.message);
  process.on('warning', warned);
  const heard: string[] = [];
  const lineOf = (onNotice: (payload: string) => void) =>
    createNoticeLine({
      line: db.line,
      channel: 'in_order',
      onNotice,
      what: 'test',
      lookEveryMs: 5,
      onFault: (fault) => faults.push(fault),
    });
  const [one, other] = [lineOf(() => undefined), lineOf((payload) => heard.push(payload))];
  onTestFinished(async () => {
    process.off('warning', warned);
    await Promise.all([one.stop(), other.stop()]);
    await db.close();
    await drop();
  });
  one.start();
  other.start();
  await expect.poll(() => one.isOpen && other.isOpen).toBe(true);
  const said = Array.from({ length: 200 }, (_, nth) => `${nth}`);
  await Promise.all(said.map((payload) => one.say(payload)));
  await expect.poll(() => heard.length).toBe(said.length);
  expect(heard).toEqual(said);
  // The driver warns where one connection is asked two things at once.
  expect(warnings.filter((text) => text.includes('client.query()'))).toEqual([]);
  expect(faults).toEqual([]);
});
