import type { Order } from '@school/contract/payments/shapes';

import type { Db } from '#platform/db';

import { createAttempts } from './attempts.store.ts';
import { closeOrders } from './close-orders.ts';
import { compareWithProviders } from '../reconciliation/compare-with-providers.ts';
import { writeCertificate } from './documents/write-certificate.ts';
import { writeStatement } from './documents/write-statement.ts';
import { createOrderBriefs } from './history/order-briefs.store.ts';
import { createFamilyOrders } from './history/family-orders.store.ts';
import { showHistory } from './history/show-history.ts';
import { createInbox } from './inbox.store.ts';
import { leaveForGood, moneyOnItsWay } from './leave-for-good.store.ts';
import { listOptions } from './list-options.ts';
import { createMoney } from './money.store.ts';
import { openPaying } from './openings/open-paying.ts';
import { createOpenings } from './openings/openings.store.ts';
import { showPaying } from './openings/show-paying.ts';
import { createOrders } from './orders.store.ts';
import { placeOrder } from './place-order.ts';
import { pollAttempts } from './poll-attempts.ts';
import { applyInbox, receiveWebhook, whenWebhookIsReceived } from './receive-webhook.ts';
import { createMoneyDays } from './day-figures.ts';
import { refundDeeds } from '../refunds/refunds.ts';
import { createRefundStore } from '../refunds/refunds.store.ts';
import { createTransfers } from '../refunds/transfers.store.ts';
import { createBreaks } from '../reconciliation/discrepancies.store.ts';
import { stuckDeeds } from '../reconciliation/reconciliation.ts';
import { subscriptionDeeds } from '../subscriptions/subscription-deeds.ts';
import { whenOrderIsRefunded } from '../subscriptions/when-order-is-refunded.ts';
import { createSubscriptions } from '../subscriptions/subscriptions.store.ts';
import type { Tools } from './tools.ts';
import { tryAgain } from './try-again.ts';
import { viewOrder } from './view-order.ts';
import { whenCourseIsRecommended } from './when-course-is-recommended.ts';
import { whenIntroIsConducted } from './when-intro-is-conducted.ts';

export type PaymentsGiven = Omit<
  Tools,
  'orders' | 'attempts' | 'money' | 'inbox' | 'openings' | 'subscriptions' | 'breaks' | 'refunds' | 'transfers' | 'db'
> & { db: Db };

/** Orders and their payments (docs/rules/payments.md). */
export function createPayments({ db, ...given }: PaymentsGiven) {
  const stores = {
    orders: createOrders(db),
    attempts: createAttempts(db),
    money: createMoney(db),
    inbox: createInbox(db),
    openings: createOpenings(db),
    subscriptions: createSubscriptions(db),
    breaks: createBreaks(db),
    refunds: createRefundStore(db),
    transfers: createTransfers(db),
  };
  const tools: Tools = { ...given, db, ...stores };
  whenWebhookIsReceived(tools);
  whenCourseIsRecommended(tools);
  whenIntroIsConducted(tools);
  whenOrderIsRefunded(tools);
  const moneyDays = createMoneyDays(db);
  return {
    options: listOptions(tools),
    placeOrder: placeOrder(tools),
    tryAgain: tryAgain(tools),
    /** An order of the family; a foreign one is not found. */
    order: async (familyId: string, orderId: string): Promise<Order> => viewOrder(tools)(await tools.orders.ofFamily(familyId, orderId)),
    ...subscriptionDeeds(tools),
    moneyOnItsWay: moneyOnItsWay(db),
    leaveForGood: leaveForGood(tools),
    /** Money that goes back to families. */
    refunds: refundDeeds(tools),
    /** Money of days, and first payments: for reports. */
    moneyOfDays: moneyDays.ofDays,
    firstPaid: moneyDays.firstPaid,
    /** What got stuck on its way. */
    stuck: stuckDeeds(tools, db),
    receiveWebhook: receiveWebhook(tools),
    /** The history of the balance, each line with its lesson, order or reason. */
    history: showHistory({ ...tools, orderBriefs: createOrderBriefs(db) }),
    /** All orders of a family, the newest first, for managers. */
    ordersOf: createFamilyOrders(db).of,
    /** Orders by a number that somebody reads out. */
    ordersByNumber: createFamilyOrders(db).byNumber,
    /** May a family pay, and why: for managers. */
    payingOf: showPaying(tools),
    /** Has a manager opened the payment before the trial? */
    isOpened: async (familyId: string): Promise<boolean> => (await tools.openings.newestOf(familyId))?.open ?? false,
    openPaying: openPaying(tools),
    /** Papers of a year, as PDF. */
    statement: writeStatement(tools),
    certificate: writeCertificate(tools),
    /** Jobs: every minute, every hour, every ten minutes. */
    pollAttempts: pollAttempts(tools),
    applyInbox: applyInbox(tools),
    compareWithProviders: compareWithProviders(tools),
    closeOrders: closeOrders(tools),
  };
}

export type Payments = ReturnType<typeof createPayments>;
