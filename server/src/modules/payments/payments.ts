import type { User } from '@school/contract/families/shapes';
import type { Order } from '@school/contract/payments/shapes';
import type { Currency } from '@school/contract/shapes';

import { receiptTexts } from '@school/words/documents/receipt-texts';

import type { Db } from '#platform/db';
import type { Messages } from '#platform/messages';
import { listenTo } from '#platform/module';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { applyPayment } from './apply-payment.ts';
import type { createProviders } from './create-providers.ts';
import { createAttempts } from './stores/attempts.store.ts';
import { closeOrders } from './close-orders.ts';
import { writeCertificate } from './documents/write-certificate.ts';
import { writeInvoice } from './documents/write-invoice.ts';
import { type ReceiptAsked, writeReceipt } from './documents/write-receipt.ts';
import { writeStatement } from './documents/write-statement.ts';
import { createOrderBriefs } from './stores/order-briefs.store.ts';
import { createFamilyOrders } from './stores/family-orders.store.ts';
import { showHistory } from './history/show-history.ts';
import { createInbox } from './stores/inbox.store.ts';
import { leaveForGood } from './leave-for-good.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { listOptions } from './list-options.ts';
import { createMoney, type ReceivedMoney } from './stores/money.store.ts';
import { makeInvoice, remindOfInvoices } from './make-invoice.ts';
import { makeOrder } from './make-order.ts';
import { matchStatement } from './match-statement.ts';
import { openCheckout } from './open-checkout.ts';
import { openPaying } from './openings/open-paying.ts';
import { createInvoices } from './stores/invoices.store.ts';
import { createManualPayments } from './stores/manual.store.ts';
import { createOpenings } from './stores/openings.store.ts';
import { showPaying } from './openings/show-paying.ts';
import { createOrders } from './stores/orders.store.ts';
import { createOwedOrders } from './stores/owed-orders.store.ts';
import { createPastPayments, type NewPastPayment } from './stores/past-payments.store.ts';
import { createPaidOrders } from './stores/paid-orders.store.ts';
import { createPromisedOrders } from './stores/promised-orders.store.ts';
import { orderUnpaid, placeOrder } from './place-order.ts';
import { askAboutProofs, openProof, showProofs } from './prove-bank.ts';
import { createProofs } from './stores/proofs.store.ts';
import { createReceipts } from './stores/receipts.store.ts';
import { keepReceipt } from './receipts/keep-receipt.ts';
import { showReceipts } from './receipts/show-receipts.ts';
import { createPorts } from './dependencies/ports.ts';
import { offOf, siblingPercentOf } from './sibling-terms.ts';
import { pollAttempts } from './poll-attempts.ts';
import { recordPayment, registerRecording } from './record-payment.ts';
import { applyInbox, receiveWebhook, tryEvent, whenWebhookIsReceived } from './receive-webhook.ts';
import { createPaidDays } from './stores/day-figures.store.ts';
import type { OrderRecord } from './rules/order.ts';
import type { PaymentOption } from './rules/payment-options.ts';
import type { Tools } from './dependencies/dependencies.ts';
import { tryAgain } from './try-again.ts';
import { viewOrder } from './view-order.ts';
import { whenCourseIsRecommended } from './when-course-is-recommended.ts';
import { whenIntroIsConducted } from './when-intro-is-conducted.ts';

declare module '#platform/letter-carrier' {
  interface Attachments {
    /** The receipt of money that moved. */
    receipt: ReceiptAsked;
  }
}

export type PaymentsGiven = Omit<
  Tools,
  'invoices' | 'manual' | 'orders' | 'attempts' | 'money' | 'inbox' | 'openings' | 'proofs' | 'receipts' | 'port' | 'db'
> &
  Pick<Awaited<ReturnType<typeof createProviders>>, 'servePages'> & { db: Db; messages: Pick<Messages, 'attach'> };

/** Orders and their payments (docs/rules/payments.md). */
export function createPayments({ db, messages, ...given }: PaymentsGiven) {
  const stores = {
    invoices: createInvoices(db),
    manual: createManualPayments(db),
    orders: createOrders(db),
    attempts: createAttempts(db),
    money: createMoney(db),
    inbox: createInbox(db),
    openings: createOpenings(db),
    proofs: createProofs(db),
    receipts: createReceipts(db),
  };
  const { plug, port } = createPorts();
  const tools: Tools = { ...given, db, ...stores, port };
  registerRecording(tools);
  const isOpened = async (familyId: string): Promise<boolean> => (await tools.openings.newestOf(familyId))?.open ?? false;
  const days = createPaidDays(db);
  const orderBriefs = createOrderBriefs(db);
  const receipt = writeReceipt({ ...tools, orderBriefs });
  messages.attach(
    'receipt',
    async (asked) => ({ ...(await receipt(asked)), type: 'application/pdf' }),
    ({ locale }) => receiptTexts[locale].notAttached(`${given.publicUrl}/payment/history`),
  );
  const past = createPastPayments(db);
  return {
    options: listOptions(tools),
    placeOrder: placeOrder(tools),
    /** For whoever pays without signing in: the order itself, the ways to pay it, and its checkout. */
    orderUnpaid: orderUnpaid(tools),
    waysToPay: (currency: Currency) => [...given.paymentOptions(currency)],
    /** Somebody else pays; `ownAttempt`: what was opened for whoever pays before. */
    async payOpen(orderId: string, wanted: PaymentOption, ownAttempt: string | null): Promise<void> {
      const order = await stores.orders.find(orderId);
      const option =
        order && given.paymentOptions(order.currency).find((it) => it.provider === wanted.provider && it.method === wanted.method);
      if (!option) throw new Refusal('payments.provider_not_found');
      await openCheckout(tools)(orderId, { ...option, paidByAnother: { ownAttempt }, chosen: true });
    },
    tryAgain: tryAgain(tools),
    /** For managers: what a family orders and pays without a bank. */
    makeOrder: makeOrder(tools),
    recordPayment: recordPayment(tools),
    makeInvoice: makeInvoice(tools),
    matchStatement: matchStatement(tools),
    /** The invoice of an order, as PDF; `familyId`: whoever asks is this family. */
    async invoice(orderId: string, familyId?: string) {
      const order = familyId === undefined ? await tools.orders.find(orderId) : await tools.orders.ofFamily(familyId, orderId);
      if (!order) throw new Refusal('payments.order_not_found');
      return writeInvoice(tools)(order);
    },
    /** An order of the family; a foreign one is not found. */
    order: async (familyId: string, orderId: string): Promise<Order> => viewOrder(tools)(await tools.orders.ofFamily(familyId, orderId)),
    /** Is a payment of the family under way? */
    areOnTheirWay: stores.attempts.areOnTheirWay,
    leaveForGood: leaveForGood(tools),
    /** Money of days, and first payments: for reports. */
    paidOfDays: days.ofDays,
    /** What the books of another program say was paid before: history, and no part of our own figures. */
    /** What families owe, and what they paid to another program: for reports. */
    reported: createOwedOrders(db),
    past: {
      add: (it: Omit<NewPastPayment, 'paymentId' | 'at'>): Promise<unknown> =>
        past.add({ ...it, paymentId: newId(), at: given.clock.now() }),
      ofFamily: past.ofFamily,
    },
    firstPaid: days.firstPaid,
    receiveWebhook: receiveWebhook(tools),
    /** For refunds, subscriptions and reconciliation, which stand above and take part in what is done here. */
    plug,
    orders: stores.orders,
    paidOrders: createPaidOrders(db),
    attempts: stores.attempts,
    money: stores.money,
    inbox: stores.inbox,
    providers: given.providers,
    applyPayment: applyPayment(tools),
    fulfilOrder: (order: OrderRecord, money: Pick<ReceivedMoney, 'provider' | 'kept'>) => fulfilOrder(tools, order, money),
    applyEvent: tryEvent(tools),
    /** The history of the balance, each line with its lesson, order or reason. */
    history: showHistory({ ...tools, orderBriefs }),
    /** All orders of a family, the newest first, for managers. */
    ordersOf: createFamilyOrders(db).of,
    /** Orders by a number that somebody reads out. */
    ordersByNumber: createFamilyOrders(db).byNumber,
    /** What was promised under a setting of the school and stays, as open orders keep it. */
    promisedOrders: createPromisedOrders(db),
    /** What a package costs a family less, because two of its children or more learn. */
    async siblingOff(familyId: string, product: Parameters<typeof offOf>[0]) {
      const percent = await siblingPercentOf(tools, familyId);
      return { percent, discount: offOf(product, percent) };
    },
    /** May a family pay, and why: for managers. */
    payingOf: showPaying(tools),
    /** Has a manager opened the payment before the trial? */
    isOpened,
    /** What the answer about a family says of paying: may it, before its trial? */
    partOfUser: async (familyId: string): Promise<Pick<User, 'priority'>> => ({
      priority: (await isOpened(familyId)) ? 'offerIntroLesson' : 'forceIntroLesson',
    }),
    openPaying: openPaying(tools),
    /** Banks are tried by an owner before families pay by them. */
    bankProofs: showProofs(tools),
    openProof: openProof(tools),
    askAboutProofs: askAboutProofs(tools),
    /** Papers of a year, as PDF. */
    statement: writeStatement(tools),
    certificate: writeCertificate(tools),
    /** Receipts: of money that is booked, those of a family, and one as PDF. */
    keepReceipt: keepReceipt(tools),
    receipts: showReceipts(tools),
    receipt,
    /** Pages that belong to a way to pay. */
    servePages: given.servePages,
    /** Jobs: every minute, every hour, every ten minutes. */
    pollAttempts: pollAttempts(tools),
    applyInbox: applyInbox(tools),
    closeOrders: closeOrders(tools),
    remindOfInvoices: remindOfInvoices(tools),
    listens: listenTo({
      'payments.webhook_received': { 'payments.apply-webhook': whenWebhookIsReceived(tools) },
      'scheduling.course_recommended': { 'payments.offer-gift': whenCourseIsRecommended(tools) },
      'scheduling.lesson_conducted': { 'payments.offer-intro-day': whenIntroIsConducted(tools) },
    }),
  };
}

export type Payments = ReturnType<typeof createPayments>;
