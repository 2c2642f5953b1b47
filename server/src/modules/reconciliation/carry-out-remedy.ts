import { isPaid, moneyAccount } from '#modules/payments';
import { Refusal } from '#platform/refusal';

import type { CaseRow } from './cases.store.ts';
import type { RemedyAttempt } from './remedies.store.ts';
import { placeOf } from './detectors.ts';
import type { ReconciliationTools } from './tools.ts';

/**
 * What came of it: `done` closes the case; `settled` closes it for ever, although it would be found again; `passed`: the
 * trouble was over before, and nothing was done.
 */
type CarriedOut = 'done' | 'settled' | 'passed';

type Carrying = (tools: ReconciliationTools, row: CaseRow, attempt: RemedyAttempt) => Promise<CarriedOut>;

/**
 * Puts a case right. In the transaction of the attempt, which holds the lock of the case and of its family; whatever the
 * remedy needs to be so is looked at again here.
 */
export const carryOut: Carrying = (tools, row, attempt) => {
  switch (attempt.remedy) {
    case 'apply':
      return payOrder(tools, row, attempt);
    case 'refund':
      return sendBack(tools, row, attempt);
    case 'giveUp':
      return giveUp(tools, row, attempt);
    case 'charge':
      return charge(tools, row, attempt);
    case 'giveBack':
      return giveBack(tools, row, attempt);
    case 'writeOff':
      return writeOff(tools, row, attempt);
    case 'byHand':
      return payByHand(tools, row, attempt);
    case 'retry':
      throw new Error('To try again asks outside, never inside a transaction');
    default:
      return attempt.remedy satisfies never;
  }
};

/** The money of a payment that bought nothing pays this order after all, as if it had come for it. */
const payOrder: Carrying = async (tools, row, { orderId }) => {
  const { orders } = tools.payments;
  const { clock } = tools;
  const seen = orderId === null ? undefined : await orders.find(orderId);
  if (!seen) throw new Refusal('payments.order_not_found');
  await tools.ledger.lockFamily(seen.familyId);
  const order = await orders.locked(seen.orderId);
  if (!order || isPaid(order) || order.amount !== row.amount || order.currency !== row.currency) {
    throw new Refusal('payments.order_does_not_fit');
  }
  const money = await takeOut(tools, row);
  if (!money) return 'passed';
  await tools.payments.money.putRight({ ...money, became: 'applied', orderId: order.orderId }, clock.now());
  // Back to where it came from, and from there as with every payment: the order is fulfilled in one way only.
  await tools.ledger.moveMoney({
    debit: 'unapplied',
    credit: moneyAccount(money.provider),
    amount: money.amount,
    currency: money.currency,
    key: `put-right:${money.provider}:${money.paymentRef}`,
  });
  await tools.payments.fulfilOrder(order, money);
  await tools.realtime.changed(`orders/${order.orderId}`);
  return 'done';
};

/** The request to send it back is withdrawn, unless the bank has it. */
async function takeOut(tools: ReconciliationTools, { facts: { provider, ref: paymentRef }, amount, currency }: CaseRow) {
  if (provider === undefined || paymentRef === undefined || amount === null || currency === null) return undefined;
  if (!(await tools.refunds.keepUnapplied(provider, paymentRef))) return undefined;
  return { provider, paymentRef, amount, currency };
}

const sendBack: Carrying = async (tools, { facts: { provider = '', ref = '' } }) =>
  (await tools.refunds.sendUnapplied(provider, ref)) ? 'done' : 'passed';

const payByHand: Carrying = async (tools, row, { byAccount, reason }) => {
  const transfer = await tools.refunds.transfers.find(row.subject);
  if (transfer?.state !== 'failed') return 'passed';
  await tools.refunds.payByHand(row.subject, { by: { accountId: byAccount }, reason });
  return 'done';
};

/** The payment counts as failed: the person may pay again. Money that still comes is applied all the same. */
const giveUp: Carrying = async ({ payments: { attempts }, clock, realtime }, row) => {
  const attempt = await attempts.find(row.subject);
  if (!attempt || attempt.state === 'failed' || attempt.state === 'succeeded') return 'passed';
  await attempts.become(attempt.attemptId, 'failed', attempt.providerRef ?? '', clock.now());
  await realtime.changed(`orders/${attempt.orderId}`);
  return 'done';
};

/** The lesson costs its unit now; a unit that nobody reserved is taken by the usual order. */
const charge: Carrying = async ({ ledger }, row) => {
  const { familyId, unitKind: kind, facts } = row;
  if (familyId === null || kind === null || facts.lessonAt === undefined) return 'passed';
  const place = { familyId, ...placeOf(row.subject) };
  if (row.kind === 'noUnit') {
    const reserved = await ledger.reserve({ ...place, kind, startsAt: Temporal.Instant.from(facts.lessonAt) });
    if (reserved === 'insufficient') throw new Refusal('ledger.not_enough_units');
  }
  const posted = await ledger.post({ ...place, as: facts.lesson === 'nonAttendance' ? 'nonAttendance' : 'process' });
  return posted === 'posted' ? 'done' : 'passed';
};

const giveBack: Carrying = async ({ ledger }, row) => {
  if (row.familyId === null) return 'passed';
  const given = await ledger.giveBack({ familyId: row.familyId, ...placeOf(row.subject) });
  return given === 'given_back' ? 'done' : 'passed';
};

/** It stays as it is: money without an owner is kept by the school, news of a provider is put aside, the rest is let be. */
const writeOff: Carrying = async (tools, row) => {
  const { clock } = tools;
  switch (row.kind) {
    case 'unapplied':
    case 'refund': {
      const money = await takeOut(tools, row);
      if (!money) return 'passed';
      await tools.payments.money.putRight({ ...money, became: 'kept', orderId: null }, clock.now());
      await tools.ledger.moveMoney({
        debit: 'unapplied',
        credit: 'breakage',
        amount: money.amount,
        currency: money.currency,
        key: `put-right:${money.provider}:${money.paymentRef}`,
      });
      return 'done';
    }
    case 'deadLetter': {
      const [provider = '', ...rest] = row.subject.split(' ');
      return (await tools.payments.inbox.putAside({ provider, eventId: rest.join(' ') }, clock.now())) ? 'done' : 'passed';
    }
    default:
      return 'settled';
  }
};
