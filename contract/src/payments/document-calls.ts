import * as z from 'zod/mini';

import { defineCalls, FileAnswer } from '../call.ts';
import { parent } from '../role-rows.ts';
import { Id } from '../shapes.ts';
import { Receipt } from './shapes.ts';

const Year = z.coerce.number().check(z.int(), z.gte(2020), z.lte(2100));

/** Papers a family may need: files to keep and to send on. */
export const documentCalls = defineCalls({
  'GET /payment/statement': {
    who: parent,
    adult: 'pays',
    summary: 'Statement of a year: every change of the balance with its worth; of one kid its lessons only',
    query: z.strictObject({ year: Year, kidUid: z.optional(Id) }),
    file: 'application/pdf',
    gives: FileAnswer,
    refusals: ['families.kid_not_found'],
  },
  'GET /payment/invoice': {
    who: parent,
    adult: 'pays',
    summary: 'The invoice of an order, with a code to pay it by',
    query: z.strictObject({ orderId: Id }),
    file: 'application/pdf',
    gives: FileAnswer,
    refusals: ['payments.order_not_found', 'payments.invoice_not_found'],
  },
  'GET /payment/receipts': {
    who: parent,
    adult: 'pays',
    summary: 'Receipts of what the family paid and got back, the newest first, a page at a time',
    query: z.strictObject({ before: z.optional(Id) }),
    gives: z.strictObject({ receipts: z.array(Receipt), next: z.nullable(Id) }),
    refusals: [],
  },
  'GET /payment/receipt': {
    who: parent,
    adult: 'pays',
    summary: 'One receipt, as a file to keep and to send on',
    query: z.strictObject({ receiptId: Id }),
    file: 'application/pdf',
    gives: FileAnswer,
    refusals: ['payments.receipt_not_found'],
  },
  'GET /payment/certificate': {
    who: parent,
    adult: 'never',
    summary: 'Certificate for the tax office: what was paid for the lessons of one kid in a year',
    query: z.strictObject({ year: Year, kidUid: Id }),
    file: 'application/pdf',
    gives: FileAnswer,
    refusals: ['families.kid_not_found', 'payments.nothing_in_year'],
  },
});
