import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../testing.ts';
import { insistMoneyAgrees, openTill, paymentOf, webhook } from './testing.ts';

const inbox = (school: TestSchool) =>
  school.db.all(sql<{ tries: number; wait: number | null; fault: string | null; done: boolean }>`
    select tries, round(extract(epoch from next_try_at - ${school.clock.now()}::timestamptz))::int as wait, last_fault as fault,
      done_at is not null as done
    from payments_inbox order by received_at, event_id`);
const later = (school: TestSchool, seconds: number) => school.clock.set(school.clock.now().add({ seconds }));

test('an event that cannot be applied waits longer each time, and holds up no other', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order();
  // No bank takes a payment of nothing, and no row of ours can hold one.
  await webhook(school, paymentOf(order, { amount: 0, paymentRef: 'pay_nothing' }), { eventId: 'evt_1' });
  await webhook(school, paymentOf(order), { eventId: 'evt_2' });
  await school.outbox.drain();
  expect(await till.gold()).toBe(8);
  expect(await inbox(school)).toEqual([
    { tries: 1, wait: 10, fault: expect.stringContaining('amount'), done: false },
    { tries: 0, wait: null, fault: null, done: true },
  ]);
  expect(school.faults).toHaveLength(1);

  later(school, 9);
  await school.payments.applyInbox();
  expect((await inbox(school))[0]).toMatchObject({ tries: 1 });
  later(school, 1);
  await school.payments.applyInbox();
  expect((await inbox(school))[0]).toMatchObject({ tries: 2, wait: 20, done: false });
  await insistMoneyAgrees(school);
});

test('an event whose first reader was lost is applied by the job, once', async () => {
  const school = await openSchool();
  const till = await openTill(school);
  const order = await till.order();
  await webhook(school, paymentOf(order), { eventId: 'evt_1' });
  await school.db.run(sql`delete from platform_deliveries`);
  await school.payments.applyInbox();
  expect(await till.gold()).toBe(0);
  later(school, 60);
  await school.payments.applyInbox();
  await school.payments.applyInbox();
  expect(await till.gold()).toBe(8);
  expect(await inbox(school)).toEqual([{ tries: 0, wait: null, fault: null, done: true }]);
  await insistMoneyAgrees(school);
});
