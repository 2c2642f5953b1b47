import { ledgerCalls } from '@school/contract/ledger/calls';
import { paymentsCalls } from '@school/contract/payments/calls';
import { documentCalls } from '@school/contract/payments/document-calls';
import { refundCalls } from '@school/contract/refunds/calls';
import { refundManagerCalls } from '@school/contract/refunds/manager-calls';
import { reconciliationCalls } from '@school/contract/reconciliation/calls';
import { subscriptionCalls } from '@school/contract/subscriptions/calls';

import { createPayments, createProviders, documentsHttp, historyHttp, ordersTopic, paymentsHttp } from '#modules/payments';
import { createReconciliation, reconciliationHttp, reconciliationTopic } from '#modules/reconciliation';
import { createRefunds, refundsHttp, refundsManagerHttp, refundsTopic } from '#modules/refunds';
import { createSubscriptions, subscriptionsHttp } from '#modules/subscriptions';
import { serve } from '#platform/http';
import { ownAddress } from '#platform/own-address';

import { createSandbox } from '../sandbox/bank/sandbox.ts';
import type { SchoolDoors } from '../modules.ts';
import type { Door } from './door.ts';
import type { Ground } from './ground.ts';

/** Promotions, payments with the banks behind them, and above these refunds, subscriptions and reconciliation. */
export async function buildMoney(
  { db, clock, settings, outbox, realtime, jobs, http, userParts, onFault }: Ground,
  { identity, catalogue, approvals, families, ledger, promotions, calendar, scheduling }: SchoolDoors,
) {
  const address = () => ownAddress(http.server);
  const sandbox = createSandbox({ db, clock, secrets: settings.secrets.sandboxWebhook, address, onFault });
  const { providers, paymentOptions, servePages } = await createProviders({ db, clock, settings, sandbox });
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
    calendar,
    scheduling,
    providers,
    paymentOptions,
    organisation: settings.organisation,
  });
  userParts.add(async (familyId) => ({
    priority: (await payments.isOpened(familyId)) ? ('offerIntroLesson' as const) : ('forceIntroLesson' as const),
  }));
  realtime.topic('orders/:orderId', ordersTopic(payments));
  jobs.every('payments.sandbox-bank', '* * * * *', sandbox.work);
  jobs.every('payments.apply-inbox', '* * * * *', payments.applyInbox);
  jobs.every('payments.poll-attempts', '* * * * *', payments.pollAttempts);
  jobs.every('payments.close-orders', '*/10 * * * *', payments.closeOrders);

  const world = { db, clock, realtime, onFault, families, identity, approvals, ledger, payments };
  const refunds = createRefunds({ ...world, outbox, scheduling });
  realtime.topic('refunds', refundsTopic(refunds));
  jobs.every('refunds.send', '* * * * *', refunds.send);
  const subscriptions = createSubscriptions({ db, clock, outbox, realtime, onFault, catalogue, ledger, payments, refunds });
  jobs.every('subscriptions.renew', '*/10 * * * *', subscriptions.renew);
  const reconciliation = createReconciliation({ ...world, refunds });
  reconciliationTopic(realtime, reconciliation);
  jobs.every('reconciliation.compare-with-providers', '20 * * * *', reconciliation.compareWithProviders);
  jobs.every('reconciliation.find-cases', '* * * * *', reconciliation.find);
  jobs.watch('reconciliation.check-books', '10 3 * * *', reconciliation.checkBooks);
  return { payments, refunds, subscriptions, reconciliation, sandbox, serveBankPages: servePages };
}

export type Money = Awaited<ReturnType<typeof buildMoney>>;

/** Opens their calls and the pages of the banks that the school plays itself. */
export function serveMoney(
  { http, options, logged }: Door,
  { payments, refunds, subscriptions, reconciliation, serveBankPages }: Money,
): void {
  serve(http, ledgerCalls, historyHttp(payments), options);
  serve(http, documentCalls, documentsHttp(payments), options);
  serve(http, paymentsCalls, paymentsHttp(payments), options);
  serve(http, refundCalls, refundsHttp(refunds), options);
  serve(http, refundManagerCalls, logged(refundManagerCalls, refundsManagerHttp(refunds)), options);
  serve(http, reconciliationCalls, logged(reconciliationCalls, reconciliationHttp(reconciliation)), options);
  serve(http, subscriptionCalls, subscriptionsHttp(subscriptions), options);
  serveBankPages(http);
}
