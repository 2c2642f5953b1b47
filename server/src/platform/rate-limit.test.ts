import { inject, expect, onTestFinished, test } from 'vitest';

import { borrowedDatabase } from '../../test/borrowed-database.ts';
import { standingClock } from './clock.ts';
import { openDb } from './db.ts';
import { createRateLimit } from './rate-limit.ts';

/** A limit of three an hour; `took` says how a call ended. */
async function threeAnHour() {
  const database = await borrowedDatabase(inject('testServer'));
  const db = openDb(database.connection, { max: 4 });
  onTestFinished(async () => {
    await db.close();
    await database.giveBack();
  });
  const clock = standingClock(Temporal.Instant.from('2026-11-23T10:00:00Z'));
  const limit = { most: 3, window: { hours: 1 } };
  const rateLimit = createRateLimit({ db, clock });
  const take = (key = 'somebody') =>
    rateLimit.take(key, limit).then(
      () => 'went',
      (refusal: { code: string; facts: object }) => ({ code: refusal.code, facts: refusal.facts }),
    );
  return { db, clock, limit, rateLimit, take };
}

test('the fourth of an hour is refused with the limit and the moment it may be done again, and goes at that second', async () => {
  const { clock, take } = await threeAnHour();
  for (let n = 0; n < 3; n++) expect(await take()).toBe('went');
  clock.set(clock.now().add({ minutes: 59, seconds: 59 }));
  const facts = { limit: 3, windowSeconds: 3600, seconds: 1, minutes: 1, retryAt: '2026-11-23T11:00:00Z' };
  expect(await take()).toEqual({ code: 'request.too_many', facts });
  expect(await take('somebody else')).toBe('went');
  clock.set(clock.now().add({ seconds: 1 }));
  expect(await take()).toBe('went');
});

test('of twenty at once three go, and what is counted stays when the work around it is undone', async () => {
  const { db, take } = await threeAnHour();
  const all = await Promise.all(Array.from({ length: 20 }, () => take()));
  expect(all.filter((it) => it === 'went')).toHaveLength(3);
  const undone = db.inTransaction(async () => {
    for (let n = 0; n < 3; n++) await take('another');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await take('another')).toMatchObject({ code: 'request.too_many' });
});

test('looking counts nothing; what is taken back or forgotten may be done again', async () => {
  const { limit, rateLimit, take } = await threeAnHour();
  for (let n = 0; n < 3; n++) await take();
  expect(await rateLimit.hasRoom('somebody', 3)).toBe(false);
  await expect(rateLimit.insistOnRoom('somebody', limit)).rejects.toMatchObject({ code: 'request.too_many' });
  await rateLimit.takeBack('somebody');
  await rateLimit.insistOnRoom('somebody', limit);
  expect(await take()).toBe('went');
  await rateLimit.forget('somebody');
  expect(await rateLimit.fits('somebody', limit)).toBe(true);
});
