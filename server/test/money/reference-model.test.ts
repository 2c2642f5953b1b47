import { expect, test } from 'vitest';

import { seeded } from '../../bench/busy-school.ts';
import { signedIn } from '../../src/platform/testing.ts';
import { insistBooksAgree, oneForOne } from '../../src/modules/ledger/testing.ts';
import { sql } from '../../src/platform/db.ts';
import { openSchool } from '../../src/testing.ts';
import { liveHistory } from './random-history.ts';

const histories = process.env['LONG'] === '1' ? 1000 : 40;
const steps = 24;
/** A history that went wrong is lived again with its SEED=… */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

test(`${histories} random histories use, exchange, refund and lose units as a plain model does, to the minor unit`, async () => {
  const school = await openSchool({ poolSize: 16 });
  await oneForOne(school);
  const random = seeded(seed);
  const families = Array.from({ length: histories }, (_, n) => liveHistory(school, seeded(seed + n)));
  for (let step = 0; step < steps; step += 1) {
    await Promise.all(families.map((family) => family.step()));
    if (step % 4 === 3) {
      school.clock.set(school.clock.now().add({ hours: Math.floor(random() * 24 * 60) }));
      await school.ledger.expireLots();
      for (const family of families) family.expired();
    }
  }
  const different = (await Promise.all(families.map((family) => family.differences()))).flatMap((found, n) =>
    found.map((difference) => `SEED=${seed}, history ${n}: ${difference}`),
  );
  expect(different).toEqual([]);
  // The school's figures, out of the entries, against the money of the model: what was paid and not sent back is earned or still owed.
  const to = school.clock.now().toZonedDateTimeISO('Europe/Moscow').toPlainDate();
  const days = `from=${to.subtract({ days: 1000 }).toString()}&to=${to.toString()}`;
  const look = async () => (await school.as(signedIn('manager')).get(`/manager/finance?${days}`)).body;
  const { currencies } = await look();
  const [{ now, deferred, agrees }] = currencies;
  const sum = (account: Parameters<(typeof families)[number]['moneyIn']>[0]) =>
    families.reduce((all, family) => all + family.moneyIn(account), 0);
  expect(now).toMatchObject({ refunded: sum('refund_payable'), earned: sum('revenue') + sum('breakage'), atEnd: sum('deferred') });
  expect(now.net).toBe(now.earned + sum('deferred'));
  expect(deferred.reduce((all: number, { worth }: { worth: number }) => all + worth, 0)).toBe(sum('deferred'));
  expect(agrees).toBe(true);
  // By the lines of its days, once they are over, and by the same lines written anew, to the last sign.
  school.clock.set(school.clock.now().add({ hours: 24 }));
  await school.jobs.now('finance.count-days');
  expect((await look()).currencies).toEqual(currencies);
  const lines = () => school.db.all(sql`select finance_days::text as line from finance_days order by 1`);
  const first = await lines();
  expect(first.length).toBeGreaterThan(steps);
  await school.db.run(sql`delete from finance_days`);
  await school.jobs.now('finance.recount-days');
  expect(await lines()).toEqual(first);
  await insistBooksAgree(school.db);
}, 300_000);
