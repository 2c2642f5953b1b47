import { paymentsLimits } from '@school/contract/payments/limits';
import { orderTitle } from '@school/words/documents/order-title';

import { type ChargeWanted, isLive, nextPoll, type OrderRecord, type PaymentProvider, ProviderRefusal, termsOf } from '#modules/payments';
import { newId } from '#platform/ids';

import { endTopUp, toldOf } from './end-top-up.ts';
import { isExpired } from './rules/card.ts';
import { chargedFor, goesOn, nextStep, tryAgainAt } from './rules/top-up.ts';
import type { Tools } from './tools.ts';
import { priceNow } from './top-up-price.ts';
import type { TopUpRecord } from './top-ups.store.ts';

/** Families that are read at once: the run goes on until none is left. */
const batch = 200;

/** A charge that is due, of a card whose provider is asked outside of the transaction. */
interface Due {
  provider: PaymentProvider;
  order: OrderRecord;
  wanted: ChargeWanted;
}

/**
 * The job: a fall of the balance is told of, and after its notice charged. The order is made once for the fall and the attempt is
 * written before the bank is asked under its key, so that neither a crash nor a second server charges twice.
 */
export const runTopUps = (tools: Tools) => async (): Promise<void> => {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const on = await tools.topUps.on(after, batch);
    for (const { familyId } of on) await runOne(tools, familyId).catch((fault: unknown) => tools.onFault(fault, 'an automatic top-up'));
    const last = on.at(-1);
    if (!last) return;
    after = last.familyId;
  }
};

async function runOne(tools: Tools, familyId: string): Promise<void> {
  const due = await step(tools, familyId);
  if (!due) return;
  const { provider, wanted } = due;
  try {
    const charged = await provider.charge?.(wanted);
    if (!charged) throw new Error('It does not charge kept cards');
    const now = tools.clock.now();
    await tools.attempts.opened(wanted.key, { ref: charged.ref, url: null }, nextPoll(now, now), now);
    await tools.applyPayment(provider.code, charged);
    if (charged.wantsPerson) return await end(tools, familyId, 'bank_asks');
  } catch (fault) {
    tools.onFault(fault, `charging at ${provider.code}`);
    await tools.attempts.noteFault(wanted.key, fault);
    // Not reached, it says nothing of the charge, which is asked for again under the same key.
    if (!(fault instanceof ProviderRefusal)) return;
    await tools.attempts.become(wanted.key, 'failed', null, tools.clock.now());
    return await end(tools, familyId, 'card');
  }
  // How it ended is told at once, and not by the next run.
  await step(tools, familyId);
}

const end = (tools: Tools, familyId: string, why: 'bank_asks' | 'card'): Promise<void> =>
  tools.db.inTransaction(async () => {
    await tools.ledger.lockFamily(familyId);
    const topUp = await tools.topUps.of(familyId);
    if (topUp?.ended === null) await endTopUp(tools, topUp, why);
  });

/** Takes a top-up one step on; answers with the charge to make, if that is the step. */
const step = (tools: Tools, familyId: string): Promise<Due | undefined> =>
  tools.db.inTransaction(async () => {
    const { ledger, topUps, cards, clock, orders } = tools;
    await ledger.lockFamily(familyId);
    const topUp = await topUps.of(familyId);
    if (topUp?.ended !== null) return undefined;
    const now = clock.now();
    const order = topUp.run === null ? undefined : await orders.ofTopUp(topUp.run);
    if (order && order.state !== 'open') {
      // Paid it is over until the balance has been above the threshold again; closed by anybody, the fall is told of anew.
      await topUps.runOver(familyId, order.state === 'superseded' || order.state === 'expired');
      return undefined;
    }
    const card = await cards.find(topUp.cardId);
    if (!card || isExpired(card, now)) return void (await endTopUp(tools, topUp, 'card'));
    const facts = {
      left: await leftOf(tools, topUp),
      isHeldBack: await isHeldBack(tools, topUp),
      isPaying: await tools.payments.areOnTheirWay(familyId),
      now,
    };
    const next = nextStep(topUp, facts);
    if (next === 'arm') return void (await topUps.arm(familyId));
    // What the bank is being asked has its answer first.
    const attempt = order && (await tools.attempts.latest(order.orderId));
    if (order && attempt && (isLive(attempt) || attempt.state === 'unknown')) {
      return attempt.state === 'preparing' && attempt.offSession ? charge(tools, topUp, order, attempt.attemptId) : undefined;
    }
    if (order && (await countDeclines(tools, topUp, order))) return undefined;
    if (next === 'wait') return undefined;
    if (next === 'drop') {
      if (order) await orders.supersede(order.orderId);
      return void (await topUps.runOver(familyId, true));
    }
    const today = await priceNow(tools, topUp, now);
    if (today === undefined) return void (await endTopUp(tools, topUp, 'not_sold'));
    if (next === 'tell') return void (await tell(tools, topUp, today.amount, facts.left));
    const made = order ?? (await makeOrder(tools, topUp, today));
    const attemptId = newId();
    const about = { attemptId, orderId: made.orderId, provider: card.provider, method: 'card', cardId: card.cardId };
    await tools.attempts.add({ ...about, offSession: true, createdAt: now });
    return charge(tools, topUp, made, attemptId);
  });

/** Lessons of the kind that are left, those that stand in the schedule already included. */
async function leftOf({ ledger }: Tools, { familyId, kind }: TopUpRecord): Promise<number> {
  const { bundleGold, bundleSilver } = await ledger.balanceOf(familyId);
  return kind === 'gold' ? bundleGold.goldCurrent : bundleSilver.silverCurrent;
}

/** Nothing is charged in a pause, after the course, while money goes back or is asked for by the school. */
async function isHeldBack({ calendar, refunds, orders }: Tools, { familyId, kind }: TopUpRecord): Promise<boolean> {
  return (
    !goesOn(kind, await calendar.processesOf(familyId)) || (await refunds.underWay(familyId)).size > 0 || (await orders.isAsked(familyId))
  );
}

/** The family is told what is charged, when and how to switch it off. */
async function tell(tools: Tools, topUp: TopUpRecord, amount: number, left: number): Promise<void> {
  const { familyId } = topUp;
  const run = newId();
  const chargeAt = tools.clock.now().add({ hours: 24 * (await tools.school.read('topUpNoticeDays')) });
  await tools.topUps.told(familyId, { run, amount, chargeAt });
  await tools.realtime.changed(`users/${familyId}`);
  const told = await toldOf(tools, { ...topUp, run, toldAmount: amount });
  await tools.outbox.publish({ type: 'payments.top_up_coming', ...told, at: chargeAt.toString(), left });
}

/** The order of this fall, open until the last try has had its answer. */
async function makeOrder(tools: Tools, topUp: TopUpRecord, today: NonNullable<Awaited<ReturnType<typeof priceNow>>>): Promise<OrderRecord> {
  const { orders, clock, school } = tools;
  const { familyId, productCode, lessons, currency, locale, run } = topUp;
  const [orderId, now] = [newId(), clock.now()];
  const amount = chargedFor(topUp.toldAmount ?? today.amount, today.amount);
  const { sibling } = today;
  const kind = topUp.kind === 'gold' ? 'individual' : 'group';
  const tries = 24 * ((school.now('chargeAgainDays').at(-1) ?? 0) + 1);
  await orders.add({
    orderId,
    familyId,
    productCode,
    kind,
    lessons,
    amount,
    currency,
    locale,
    promoCode: null,
    discount: sibling.discount,
    sibling,
    renews: null,
    ...(await termsOf(tools, { kind, currency })),
    renewConsentAt: null,
    createdAt: now,
    closesAt: now.add({ hours: tries + paymentsLimits.pollForHours }),
    topUpRun: run,
  });
  return orders.ofFamily(familyId, orderId);
}

async function charge(tools: Tools, topUp: TopUpRecord, order: OrderRecord, key: string): Promise<Due | undefined> {
  const card = await tools.cards.find(topUp.cardId);
  const provider = tools.providers.find(({ code, charge: can }) => code === card?.provider && can);
  if (!card?.token || !provider) return void (await endTopUp(tools, topUp, 'card'));
  const { amount, currency, locale } = order;
  const description = orderTitle(order, tools.school.name(locale));
  return { provider, order, wanted: { key, token: card.token, amount, currency, description } };
}

/** A charge was declined since the last look: it is tried again in some days, or was the last one. */
async function countDeclines(tools: Tools, topUp: TopUpRecord, order: OrderRecord): Promise<boolean> {
  const failures = await tools.attempts.declinedCharges(order.orderId);
  if (failures <= topUp.failures) return false;
  const firstFailedAt = topUp.firstFailedAt ?? tools.clock.now();
  const chargeAt = tryAgainAt(firstFailedAt, failures, tools.school.now('chargeAgainDays'));
  if (!chargeAt) {
    await endTopUp(tools, topUp, 'declined');
    return true;
  }
  const { familyId } = topUp;
  await tools.topUps.declined(familyId, { failures, firstFailedAt, chargeAt });
  await tools.realtime.changed(`users/${familyId}`);
  const told = await toldOf(tools, topUp);
  await tools.outbox.publish({
    type: 'payments.top_up_declined',
    ...told,
    orderId: order.orderId,
    failures,
    nextTryAt: chargeAt.toString(),
  });
  return true;
}
