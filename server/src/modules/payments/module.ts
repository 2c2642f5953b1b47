import { ledgerCalls } from '@school/contract/ledger/calls';
import { paymentsCalls } from '@school/contract/payments/calls';
import { manualCalls } from '@school/contract/payments/manual-calls';
import { documentCalls } from '@school/contract/payments/document-calls';

import { defineModule } from '#platform/module';

import { createProviders, type PracticeBank } from './create-providers.ts';
import { documentsHttp } from './documents.http.ts';
import { historyHttp } from './history.http.ts';
import { manualHttp } from './manual.http.ts';
import { ordersTopic } from './orders.topic.ts';
import { createPayments, type Payments } from './payments.ts';
import { paymentsHttp } from './payments.http.ts';
import { erasePayers } from './stores/erase-family.store.ts';
import { exportOrders } from './stores/export-family.store.ts';

export type { Payments as Door } from './payments.ts';

declare module '#platform/module' {
  interface Platform {
    /** The bank to try payments with: it plays the world, so it comes from outside. */
    practiceBank: PracticeBank;
  }
  interface Ports {
    /** Orders that wait to be paid and keep what they were made with. */
    promisedOrders: Payments['promisedOrders'];
  }
}

export const paymentsModule = defineModule({
  name: 'payments',
  needs: ['approvals', 'school', 'catalogue', 'ledger', 'promotions', 'families', 'calendar', 'scheduling'],
  async create(given) {
    const { settings, userParts, practiceBank } = given;
    const payments = createPayments({
      ...given,
      ...(await createProviders({ ...given, practiceBank })),
      publicUrl: settings.publicUrl,
    });
    userParts.add(payments.partOfUser);
    return payments;
  },
  fills: { promisedOrders: (payments) => payments.promisedOrders },
  calls: { ...ledgerCalls, ...documentCalls, ...paymentsCalls, ...manualCalls },
  handlers: (payments) => ({ ...historyHttp(payments), ...documentsHttp(payments), ...paymentsHttp(payments), ...manualHttp(payments) }),
  routes: (payments, { http }) => payments.servePages(http),
  topics: (payments) => ({ 'orders/:orderId': ordersTopic(payments) }),
  jobs: (payments, { practiceBank }) => ({
    'payments.sandbox-bank': ['* * * * *', practiceBank.work],
    'payments.apply-inbox': ['* * * * *', payments.applyInbox],
    'payments.poll-attempts': ['* * * * *', payments.pollAttempts],
    'payments.ask-about-proofs': ['* * * * *', payments.askAboutProofs],
    'payments.remind-of-invoices': ['10 9 * * *', payments.remindOfInvoices],
    'payments.close-orders': ['*/10 * * * *', payments.closeOrders],
  }),
  listens: (payments) => payments.listens,
  erase: erasePayers,
  export: exportOrders,
  retention: 'Orders and payments as the law on bookkeeping asks; nobody’s once the family is erased.',
});
