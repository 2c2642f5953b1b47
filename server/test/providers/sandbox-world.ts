import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../src/testing.ts';
import type { Choice } from '../../src/sandbox/bank/choices.ts';
import { sign, signatureHeader } from '../../src/sandbox/bank/signature.ts';
import { choose } from '../../src/modules/payments/testing.ts';
import { pass, type Sent, type World } from './world.ts';

const secret = 'only-for-development-sandbox_webhook_secret';

/** The sandbox bank: the people at its pages press buttons. */
export async function sandboxWorld(): Promise<World> {
  const school = await openSchool();
  const seen = new Set<string>();
  const press = async (ref: string, choice: Choice): Promise<void> => void (await choose(school, `/sandbox/checkout/${ref}`, choice));
  const signed = (raw: Buffer, key = secret, at = school.clock.now()): Sent => ({
    raw,
    headers: { [signatureHeader]: sign(raw, key, at) },
  });
  return {
    school,
    provider: school.sandbox.provider,
    method: 'card',
    currency: 'BYN',
    tellsWaiting: true,
    charges: true,
    forgets: true,
    pay: (ref, { later = 'pass', refunds = 'at-once' } = {}) =>
      press(
        ref,
        later === 'pass'
          ? ({ 'at-once': 'succeed', later: 'refund-slow', failing: 'refund-fail' } as const)[refunds]
          : ({ decline: 'card-declines', confirm: 'card-confirms' } as const)[later],
      ),
    confirm: (ref) => press(ref, 'succeed'),
    payLater: (ref) => press(ref, 'slow'),
    settle: async () => {
      pass(school, { seconds: 20 });
      await school.sandbox.work();
    },
    decline: (ref) => press(ref, 'decline'),
    payTwice: (ref) => press(ref, 'duplicate'),
    async payOther(ref, amount) {
      const payment = { ...(await school.sandbox.provider.getPayment(ref)), state: 'succeeded', amount };
      const eventId = `evt_${newId()}`;
      await school.db.run(sql`
        insert into sandbox_webhooks (event_id, ref, body, created_at)
        values (${eventId}, ${ref}, ${JSON.stringify({ eventId, payment })}, ${school.clock.now()})`);
    },
    endRefund: async () => {
      pass(school, { seconds: 20 });
      await school.sandbox.work();
    },
    become: (state) => school.sandbox.beAway(state !== 'well'),
    async news() {
      const told = await school.db.all(
        sql<{ id: string; body: string }>`select event_id as id, body from sandbox_webhooks order by created_at`,
      );
      const fresh = told.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      return fresh.map(({ body }) => signed(Buffer.from(body)));
    },
    forged: ({ raw }) => signed(raw, 'somebody else, thirty-two signs long'),
    signedAt: ({ raw }, at) => signed(raw, secret, at),
  };
}
