import { inject, expect, onTestFinished, test } from 'vitest';

import { borrowedDatabase } from '../../test/borrowed-database.ts';
import { standingClock } from './clock.ts';
import { openDb } from './db.ts';
import { createRateLimit } from './rate-limit.ts';
import { limitedSms } from './sms-limits.ts';

test('every SMS passes one place: countries of the list, 50 a day to a number, so many in all; the next day it is open again', async () => {
  const database = await borrowedDatabase(inject('testServer'));
  const db = openDb(database.connection, { max: 2 });
  onTestFinished(async () => {
    await db.close();
    await database.giveBack();
  });
  const clock = standingClock(Temporal.Instant.from('2026-11-23T10:00:00Z'));
  const gone: string[] = [];
  let perDay = 60;
  let countries = ['+7'];
  const port = limitedSms(
    { send: async ({ to }) => void gone.push(to) },
    { rateLimit: createRateLimit({ db, clock }), countries: () => countries, perDay: () => perDay },
  );
  const send = (to: string) => port.send({ key: crypto.randomUUID(), to, text: 'hi' }).catch((fault: Error) => fault.message);
  expect(await send('375291234567')).toContain('to this country');
  countries = ['+375', '+7'];
  expect(await send('882391234567')).toContain('to this country');
  for (let at = 0; at < 50; at++) expect(await send('375291234567')).toBeUndefined();
  expect(await send('375291234567')).toContain('50');
  for (let at = 0; at < 10; at++) expect(await send(`37529000000${at}`)).toBeUndefined();
  expect(await send('375330000000')).toContain('used up');
  perDay = 61;
  expect(await send('375330000000')).toBeUndefined();
  expect(await send('375330000000')).toContain('used up');
  expect(gone).toHaveLength(61);
  clock.set(clock.now().add({ hours: 24 }));
  expect(await send('375330000000')).toBeUndefined();
});
