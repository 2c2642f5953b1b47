import type { AnswerOf, SentTo } from '@school/contract/calls';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import type { Tools } from './dependencies/dependencies.ts';
import { asPayment } from './staff-provider.ts';
import { tryEvent } from './receive-webhook.ts';
import { documentKey, isLeft, mayRecord } from './rules/by-hand.ts';
import type { ManualPayment } from './stores/manual.store.ts';

type Wanted = SentTo<'POST /manager/orders/:orderId/payments'>['body'];
type Recorded = AnswerOf<'POST /manager/orders/:orderId/payments'>;

/** What a payment that waits for a second manager keeps: the rest is written down. */
interface Waiting {
  paymentId: string;
}

/** Says what becomes of a payment by hand once everybody needed has agreed. When the school is wired. */
export function registerRecording(tools: Tools): void {
  tools.approvals.register<Waiting>(
    'payment',
    async ({ paymentId }) => book(tools, await recorded(tools, paymentId)),
    async ({ paymentId }) => void (await tools.manual.become(paymentId, 'declined')),
  );
}

/** Money that came by hand is written down, and pays its order: at once, or when a second manager has agreed. */
export const recordPayment =
  (tools: Tools) =>
  (by: { accountId: string }, orderId: string, { way, amount, day, document }: Wanted): Promise<Recorded> =>
    tools.db.inTransaction(async () => {
      const seen = await tools.orders.find(orderId);
      if (!seen) throw new Refusal('payments.order_not_found');
      const { familyId, currency } = seen;
      await tools.ledger.lockFamily(familyId);
      const order = (await tools.orders.locked(orderId)) ?? seen;
      const now = tools.clock.now();
      const today = now.toZonedDateTimeISO(schoolZone()).toPlainDate();
      insist(mayRecord(order, await tools.attempts.latest(orderId), Temporal.PlainDate.from(day), today));
      const paymentId = newId();
      const key = documentKey(document);
      const about = { paymentId, orderId, way, document, documentKey: key, day, amount, currency, byAccount: by.accountId, at: now };
      if (!(await tools.manual.add({ ...about, state: 'waiting' }))) throw await taken(tools, about);
      const { firstName, lastName } = await tools.families.family(familyId);
      const { state } = await tools.approvals.ask({
        act: 'payment',
        familyId,
        familyName: `${firstName} ${lastName}`.trim(),
        amount: { amount, currency },
        payload: { paymentId } satisfies Waiting,
        reason: document,
        by,
        over: await tools.approvals.weigh({ by, familyId, amount: { amount, currency } }),
        key: `payment:${paymentId}`,
      });
      return { state, familyId, amount, currency };
    });

/** The document stands under another payment: it is named, so that whoever types sees which. */
async function taken(tools: Tools, { way, documentKey: key, day }: Pick<ManualPayment, 'way' | 'documentKey' | 'day'>): Promise<Refusal> {
  const first = await tools.manual.ofDocument(way, key, day);
  const order = first && (await tools.orders.find(first.orderId));
  if (!first || !order) return new Refusal('payments.document_taken', { document: '', family: '', day: '' });
  const { firstName, lastName } = await tools.families.family(order.familyId);
  return new Refusal('payments.document_taken', {
    document: first.document,
    family: `${firstName} ${lastName}`.trim(),
    day: first.day,
  });
}

async function recorded({ manual }: Tools, paymentId: string): Promise<ManualPayment> {
  const payment = await manual.find(paymentId);
  if (!payment) throw new Error(`Payment ${paymentId} was not written down`);
  return payment;
}

/** Through the inbox, as a bank's news: so it is applied once, by the one way that money takes. */
async function book(tools: Tools, payment: ManualPayment): Promise<void> {
  const { orders, attempts, inbox, manual, clock } = tools;
  const { paymentId, orderId, way, day } = payment;
  const order = await orders.locked(orderId);
  if (!order) throw new Refusal('payments.order_not_found');
  const latest = await attempts.latest(orderId);
  const cameOn = Temporal.PlainDate.from(day);
  // Judged by its own day: what waited for a second manager has not grown too old meanwhile.
  insist(mayRecord(order, latest, cameOn, cameOn));
  const now = clock.now();
  if (latest && isLeft(latest)) await attempts.become(latest.attemptId, 'failed', latest.providerRef, now);
  await attempts.add({ attemptId: paymentId, orderId, provider: way, method: 'by-hand', createdAt: now });
  await attempts.opened(paymentId, { ref: paymentId, url: null }, null, now);
  await manual.become(paymentId, 'booked');
  await inbox.keep(way, { eventId: paymentId, payment: asPayment(payment, paymentId) }, now, now.add({ minutes: 1 }));
  await tryEvent(tools)({ provider: way, eventId: paymentId });
}
