import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls, FileAnswer } from '../call.ts';
import { named } from '../named.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Currency, Day, Id, largest, line, Money, text, whole, word } from '../shapes.ts';
import { paymentsLimits } from './limits.ts';
import { Invoice } from './shapes.ts';

const { ways, documentLength, invoiceDays } = paymentsLimits.manual;

/** How money came that the staff has taken in itself. */
export const PaymentWay = named('PaymentWay', z.enum(ways));
export type PaymentWay = z.infer<typeof PaymentWay>;

const amount = whole(1, largest);

/** Orders and payments by hand (docs/rules/payments.md#by-hand): what a manager writes down goes the way that a bank's news goes. */
export const manualCalls = defineCalls({
  'POST /manager/families/:familyId/orders': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Orders a package for a family at the price of this moment, less a discount that one person may give',
      params: z.strictObject({ familyId: Id }),
      body: z.strictObject({
        productCode: word(40),
        currency: Currency,
        /** Minor units taken off the price. */
        discount: whole(0, largest),
        reason: text(300),
      }),
      gives: z.strictObject({ orderId: Id, total: Money }),
      refusals: ['families.family_not_found', 'catalogue.product_not_found', 'catalogue.no_price', 'payments.discount_too_large'],
      idempotent: true,
      needsKey: true,
    },
    ({ params, body: { reason, productCode } }, { orderId, total }) => ({
      act: 'money.order_made',
      ...params,
      reason,
      after: { productCode, orderId, ...total },
    }),
  ),
  'POST /manager/orders/:orderId/payments': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Money that came by hand: it pays the order as a bank’s would; above a limit when a second manager agrees',
      params: z.strictObject({ orderId: Id }),
      body: z.strictObject({
        way: PaymentWay,
        amount,
        /** The day it came, by the school’s calendar. */
        day: Day,
        /** Number of the receipt, the transfer, the slip: never the same twice in a year. */
        document: line(documentLength),
      }),
      gives: z.strictObject({ state: z.enum(['done', 'waiting']), familyId: Id, amount, currency: Currency }),
      refusals: [
        'payments.order_not_found',
        'payments.order_paid',
        'payments.order_at_bank',
        'payments.manual_in_future',
        'payments.manual_too_old',
        'payments.document_taken',
      ],
      idempotent: true,
      needsKey: true,
    },
    ({ params, body: { way, document } }, { state, familyId, ...sum }) => ({
      act: 'money.payment_recorded',
      familyId,
      reason: document,
      after: { ...params, paidBy: way, ...sum, state },
    }),
  ),
  'POST /manager/orders/:orderId/invoice': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Writes an invoice for an order: the next number of the year; the order closes unpaid when its day is over',
      params: z.strictObject({ orderId: Id }),
      body: z.strictObject({ days: whole(invoiceDays.least, invoiceDays.most) }),
      gives: z.strictObject({ familyId: Id, invoice: Invoice }),
      refusals: ['payments.order_not_found', 'payments.order_paid', 'payments.order_closed', 'payments.invoice_made'],
      idempotent: true,
      needsKey: true,
    },
    ({ params }, { familyId, invoice }) => ({
      act: 'money.invoice_made',
      familyId,
      reason: invoice.number,
      after: { ...params, invoice: invoice.number },
    }),
  ),
  'GET /manager/orders/:orderId/invoice': {
    who: needing(managerReads, 'money'),
    summary: 'The invoice of an order, as its family has it',
    params: z.strictObject({ orderId: Id }),
    file: 'application/pdf',
    gives: FileAnswer,
    refusals: ['payments.order_not_found', 'payments.invoice_not_found'],
  },
});
