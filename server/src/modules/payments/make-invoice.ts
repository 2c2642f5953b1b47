import type { AnswerOf } from '@school/contract/calls';

import { insist, Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import type { Tools } from './dependencies/dependencies.ts';
import { isPaid, mayTryAgain } from './rules/order.ts';
import { invoiceNumber } from './stores/invoices.store.ts';

/** Days before the last one on which a family is reminded. */
const remindedBefore = 1;

/** An invoice for an order (docs/rules/payments.md#invoices): the next number of the year; unpaid, the order closes when its day is over. */
export const makeInvoice =
  (tools: Tools) =>
  (orderId: string, days: number): Promise<AnswerOf<'POST /manager/orders/:orderId/invoice'>> =>
    tools.db.inTransaction(async () => {
      const { orders, invoices, ledger, realtime, clock } = tools;
      const seen = await orders.find(orderId);
      if (!seen) throw new Refusal('payments.order_not_found');
      await ledger.lockFamily(seen.familyId);
      const order = (await orders.locked(orderId)) ?? seen;
      if (isPaid(order)) throw new Refusal('payments.order_paid');
      if (await invoices.ofOrder(orderId)) throw new Refusal('payments.invoice_made');
      const at = clock.now();
      insist(mayTryAgain(order, at));
      const today = at.toZonedDateTimeISO(schoolZone()).toPlainDate();
      const due = today.add({ days });
      const invoice = { orderId, year: today.year, n: await invoices.nextNumber(today.year), due: due.toString(), at };
      await invoices.add(invoice);
      await orders.keepOpen(orderId, due.add({ days: 1 }).toZonedDateTime(schoolZone()).toInstant());
      await realtime.changed(`orders/${orderId}`);
      await tools.outbox.publish({ type: 'payments.invoice_made', ...toldOf(order.familyId, invoice) });
      return { familyId: order.familyId, invoice: { number: invoiceNumber(invoice), due: invoice.due } };
    });

/** The job that reminds of invoices whose day is near: once each. */
export const remindOfInvoices =
  ({ db, invoices, outbox, clock }: Tools) =>
  (): Promise<void> =>
    db.inTransaction(async () => {
      const now = clock.now();
      const until = now.toZonedDateTimeISO(schoolZone()).toPlainDate().add({ days: remindedBefore });
      for (const { familyId, ...invoice } of await invoices.takeToRemind(until.toString(), now))
        await outbox.publish({ type: 'payments.invoice_due', ...toldOf(familyId, invoice) });
    });

const toldOf = (familyId: string, invoice: { orderId: string; year: number; n: number; due: string }) => ({
  familyId,
  orderId: invoice.orderId,
  number: invoiceNumber(invoice),
  due: invoice.due,
});
