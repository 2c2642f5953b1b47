import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls, FileAnswer } from '../call.ts';
import { named, shape } from '../named.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Currency, Day, Id, largest, line, Money, text, whole, word } from '../shapes.ts';
import { settingLimits } from '../school/limits.ts';
import { paymentsLimits } from './limits.ts';
import { Invoice } from './shapes.ts';

const { invoiceDays } = settingLimits;
const { ways, documentLength, statementRows } = paymentsLimits.manual;

/** How money came that the staff has taken in itself. */
export const PaymentWay = named('PaymentWay', z.enum(ways));
export type PaymentWay = z.infer<typeof PaymentWay>;

const amount = whole(1, largest);

/** A payment that came, as a bank statement has it. */
export const StatementRow = shape('StatementRow', {
  document: line(documentLength),
  day: Day,
  amount,
  currency: Currency,
  payer: line(300, 0),
  purpose: line(500, 0),
});
export type StatementRow = z.infer<typeof StatementRow>;

/**
 * What is known of it: `written` down already; it `fits` an order, by the number of its invoice or by its sum and the payer's name; or
 * it is for `hands`: nobody's, several people's, or of another sum than its invoice.
 */
export const StatementMatch = shape('StatementMatch', {
  state: z.enum(['written', 'fits', 'hands']),
  by: z.nullable(z.enum(['invoice', 'name'])),
  /** The orders that are meant or may be. */
  orders: z.array(z.strictObject({ orderId: Id, familyId: Id, family: z.string(), total: Money, invoice: z.nullable(z.string()) })),
});
export type StatementMatch = z.infer<typeof StatementMatch>;

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
  'POST /manager/statements/match': {
    who: needing(manager, 'money'),
    summary: 'Which orders the payments of a bank statement belong to; nothing is written down',
    body: z.strictObject({ rows: z.array(StatementRow).check(z.minLength(1), z.maxLength(statementRows)) }),
    gives: z.strictObject({ rows: z.array(StatementMatch) }),
    refusals: [],
  },
});
