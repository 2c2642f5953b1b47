import type { Order } from '@school/contract/payments/shapes';

import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { haveAccount } from '../identity/testing.ts';
import { insistBooksAgree } from '../ledger/testing.ts';
import { moneyInvariants } from '../reconciliation/invariants.ts';
import type { ProviderPayment, ProviderRefund } from './provider/provider.ts';
import type { Choice } from '../../sandbox/bank/choices.ts';
import { sign, signatureHeader } from '../../sandbox/bank/signature.ts';

/** The webhook secret of a school without settings. */
const secret = 'only-for-development-sandbox_webhook_secret';

/** Fails the test unless every invariant of the books holds: money tests end with it. */
export const insistMoneyAgrees = (school: Pick<TestSchool, 'db'>): Promise<void> => insistBooksAgree(school.db, moneyInvariants);

/** A family that may pay, and what it does at the till. Its balance has one group lesson, a manager's gift. */
export async function openTill(school: TestSchool) {
  const { familyId, kidUid, parent } = await haveFamily(school);
  const expiresAt = Temporal.Instant.from('2028-01-01T00:00Z');
  await school.ledger.credit({
    familyId,
    kind: 'silver',
    source: 'added',
    units: 1,
    value: 0,
    currency: null,
    expiresAt,
    key: `test:${newId()}`,
  });
  await school.outbox.drain();
  const calls = school.as(parent);
  const order = async (productCode = 'individual-8', more: object = {}) => {
    const { status, body } = await calls.post('/orders', { productCode, termsAccepted: true, ...more });
    if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
    return body as Order;
  };
  return {
    familyId,
    kidUid,
    parent,
    calls,
    order,
    look: async (orderId: string): Promise<Order> => (await calls.get(`/orders/${orderId}`)).body,
    /** Individual lessons on the balance. */
    gold: async () => (await school.ledger.balanceOf(familyId)).bundleGold.goldCurrent,
    /** Entries of the history of individual lessons, newest first. */
    entries: async () =>
      (await school.ledger.history(familyId)).entries.filter(({ kind }) => kind === 'gold').map(({ type, delta }) => `${type} ${delta}`),
  };
}

/** The person at the bank's page presses a button; the bank's webhook arrives, when the school listens. */
export async function choose(school: TestSchool, checkoutUrl: string | null, choice: Choice): Promise<string> {
  const answer = await school.http.inject({
    method: 'POST',
    url: checkoutUrl ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });
  await school.sandbox.work();
  await school.outbox.drain();
  return String(answer.headers['location']);
}

/** What the bank says of a checkout. */
export const paymentOf = (order: Order, its: Partial<ProviderPayment> = {}): ProviderPayment => {
  const ref = order.checkoutUrl?.split('/').at(-1) ?? '';
  return { ref, paymentRef: `pay_${ref}`, key: newId(), state: 'succeeded', ...order.total, ...its };
};

/** Sends a webhook of a payment, or of a refund, to the school as the bank would, or as somebody who would like to be the bank. */
export async function webhook(
  school: TestSchool,
  news: ProviderPayment | { refund: ProviderRefund },
  { eventId = `evt_${newId()}`, with: key = secret, at = school.clock.now(), address = '', header = true, path = 'sandbox' } = {} as {
    eventId?: string;
    with?: string;
    at?: Temporal.Instant;
    address?: string;
    header?: boolean;
    path?: string;
  },
): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify({ eventId, ...('refund' in news ? news : { payment: news }) });
  const headers = { 'content-type': 'application/json', ...(header ? { [signatureHeader]: sign(body, key, at) } : {}) };
  const url = `/api/payments/webhooks/${path}`;
  if (address) {
    const answer = await fetch(`${address}${url}`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  }
  const answer = await school.http.inject({ method: 'POST', url, headers, payload: body });
  return { status: answer.statusCode, body: answer.json() };
}

/** A school in which a manager makes orders for a family and writes invoices; `letters` are those of invoices that have gone out. */
export async function openInvoiceDesk() {
  const school = await openSchool({ env: { APPROVAL_AMOUNTS: 'BYN:100000' } });
  const till = await openTill(school);
  const { accountId, customerId } = await haveAccount(school, { role: 'manager', email: 'olga@chip.test' });
  const olga = school.as(signedIn('manager', { accountId, customerId }));
  const make = async (family = till.familyId): Promise<string> =>
    (
      await olga.post(`/manager/families/${family}/orders`, {
        productCode: 'individual-8',
        currency: 'BYN',
        discount: 0,
        reason: 'Просит счёт',
      })
    ).body.orderId;
  const invoice = (orderId: string, days = 5) => olga.post(`/manager/orders/${orderId}/invoice`, { days });
  const letters = async () => {
    await school.settle();
    return (await school.messages.latest({ limit: 20 })).map(({ subject }) => subject).filter((subject) => subject?.includes('Счёт'));
  };
  return { school, till, olga, make, invoice, letters };
}
