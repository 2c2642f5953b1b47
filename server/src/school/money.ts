import { ledgerCalls } from '@school/contract/ledger/calls';
import { paymentsCalls } from '@school/contract/payments/calls';
import { documentCalls } from '@school/contract/payments/document-calls';
import { refundCalls } from '@school/contract/payments/refund-calls';
import { refundManagerCalls } from '@school/contract/payments/refund-manager-calls';
import { stuckCalls } from '@school/contract/payments/stuck-calls';
import { subscriptionCalls } from '@school/contract/payments/subscription-calls';
import { promotionsCalls } from '@school/contract/promotions/calls';
import { promotionTermsCalls } from '@school/contract/promotions/terms-calls';

import {
  createPayments,
  createProviders,
  documentsHttp,
  historyHttp,
  ordersTopic,
  ownAddress,
  paymentsHttp,
  refundsHttp,
  refundsManagerHttp,
  refundsTopic,
  stuckHttp,
  stuckTopic,
  subscriptionsHttp,
} from '#modules/payments';
import { createPromotions, promotionsHttp, promotionTermsHttp } from '#modules/promotions';
import { serve } from '#platform/http';

import type { Door } from './door.ts';
import type { Foundations } from './foundations.ts';
import type { Ground } from './ground.ts';
import type { Teaching } from './teaching.ts';

/** Promotions (floor 3) and payments (floor 4) with the banks behind them. */
export async function buildMoney(
  { db, clock, settings, outbox, realtime, jobs, http, userParts, onFault }: Ground,
  { identity, catalogue, approvals, families, ledger }: Foundations,
  { scheduling }: Teaching,
) {
  const promotions = createPromotions({ db, clock, outbox, realtime, catalogue, families, ledger, address: settings.publicUrl });
  userParts.add(async (familyId) => ({ gifts: await promotions.openGifts(familyId, clock.now()) }));

  const { sandbox, providers, waysToPay, servePages } = await createProviders({
    db,
    clock,
    settings,
    address: () => ownAddress(http.server),
    onFault,
  });
  const payments = createPayments({
    db,
    clock,
    outbox,
    realtime,
    onFault,
    catalogue,
    ledger,
    promotions,
    families,
    scheduling,
    approvals,
    identity,
    providers,
    waysToPay,
    organisation: settings.organisation,
  });
  userParts.add(async (familyId) => ({
    priority: (await payments.isOpened(familyId)) ? ('offerIntroLesson' as const) : ('forceIntroLesson' as const),
  }));
  realtime.topic('orders/:orderId', ordersTopic(payments));
  jobs.every('payments.sandbox-bank', '* * * * *', sandbox.work);
  jobs.every('payments.apply-inbox', '* * * * *', payments.applyInbox);
  jobs.every('payments.poll-attempts', '* * * * *', payments.pollAttempts);
  realtime.topic('refunds', refundsTopic(payments.refunds));
  jobs.every('payments.send-refunds', '* * * * *', payments.refunds.send);
  jobs.every('payments.close-orders', '*/10 * * * *', payments.closeOrders);
  jobs.every('payments.renew-subscriptions', '*/10 * * * *', payments.renewSubscriptions);
  jobs.every('payments.compare-with-providers', '20 * * * *', payments.compareWithProviders);
  stuckTopic(realtime, payments);
  jobs.every('payments.find-stuck', '* * * * *', payments.stuck.find);
  jobs.watch('payments.check-books', '10 3 * * *', payments.stuck.checkBooks);
  return { promotions, payments, sandbox, serveBankPages: servePages };
}

export type Money = Awaited<ReturnType<typeof buildMoney>>;

/** Opens their calls and the pages of the banks that the school plays itself. */
export function serveMoney(
  { http, options, logged }: Door,
  { identity }: Foundations,
  { promotions, payments, serveBankPages }: Money,
): void {
  serve(http, ledgerCalls, historyHttp(payments), options);
  serve(http, promotionsCalls, logged(promotionsHttp(promotions, identity.nameOf)), options);
  serve(http, promotionTermsCalls, logged(promotionTermsHttp(promotions, identity.nameOf)), options);
  serve(http, documentCalls, documentsHttp(payments), options);
  serve(http, paymentsCalls, paymentsHttp(payments), options);
  serve(http, refundCalls, refundsHttp(payments.refunds), options);
  serve(http, refundManagerCalls, logged(refundsManagerHttp(payments.refunds)), options);
  serve(http, stuckCalls, logged(stuckHttp(payments)), options);
  serve(http, subscriptionCalls, subscriptionsHttp(payments), options);
  serveBankPages(http);
}
