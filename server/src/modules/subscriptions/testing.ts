import type { Subscription } from '@school/contract/subscriptions/calls';

import { sql } from '#platform/db';

import { openSchool } from '../../testing.ts';
import type { Choice } from '../../sandbox/bank/choices.ts';
import { choose, openTill } from '../payments/testing.ts';

export const at = (iso: string): Temporal.Instant => Temporal.Instant.from(iso);

/**
 * A family that has bought 4 group lessons a month on 23 November 2026 at 10:00 in Moscow. Its period ends on 23 December with
 * the last second of the day, and is renewed two days before that.
 */
export async function haveSubscription({ renew = true, choice = 'succeed' as Choice, productCode = 'subscription-4' } = {}) {
  const school = await openSchool();
  const address = await school.http.listen({ host: '127.0.0.1', port: 0 });
  const till = await openTill(school);
  const order = await till.order(productCode, { renew });
  await choose(school, order.checkoutUrl, choice);
  return {
    school,
    till,
    order,
    address,
    list: async (): Promise<Subscription[]> => (await till.calls.get('/payment/subscriptions')).body.subscriptions,
    only: async (): Promise<Subscription> => {
      const { subscriptions } = (await till.calls.get('/payment/subscriptions')).body;
      if (subscriptions.length !== 1) throw new Error(`There are ${subscriptions.length} subscriptions`);
      return subscriptions[0];
    },
    /** The clock strikes, and the job runs. */
    strike: async (now: string | Temporal.Instant): Promise<void> => {
      school.clock.set(Temporal.Instant.from(now));
      await school.subscriptions.renew();
      await school.sandbox.work();
      await school.outbox.drain();
    },
    /** How the kept card answers from now on. */
    card: (charges: 'pass' | 'slow' | 'decline') => school.db.run(sql`update sandbox_cards set charges = ${charges}`),
    /** Lessons of the subscription that are left. */
    left: async (): Promise<number> => (await school.ledger.balanceOf(till.familyId)).subscription.silverCurrent,
    /** What the bank has charged, in all, without the person there. */
    charges: () =>
      school.db.all(sql<{ state: string; amount: number }>`
        select a.state, o.amount from payments_attempts a join payments_orders o using (order_id) where a.off_session order by a.created_at`),
    messages: async (): Promise<Array<{ subject: string; text: string }>> => {
      await school.settle();
      return (await school.messages.latest({ limit: 50 }))
        .map(({ subject, text }) => ({ subject: plain(subject), text: plain(text) }))
        .toReversed();
    },
  };
}

/** As people type it: amounts have a space that does not break. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
