import type { GivenFile } from '@school/contract/call';
import { orderTitle } from '@school/words/documents/order-title';
import { organisationIn } from '@school/words/documents/organisation';
import { invoiceTexts } from '@school/words/documents/invoice-texts';

import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import type { OrderRecord } from '../rules/order.ts';
import { invoiceNumber } from '../stores/invoices.store.ts';
import { paymentCode } from './payment-code.ts';
import { pdfOf } from '#platform/pdf';
import { wordsOf } from './year-facts.ts';

/** The invoice of an order: who asks, whom, for what, how much, until when, and a code that a phone pays by. */
export const writeInvoice =
  ({ invoices, families, school, publicUrl }: Tools) =>
  async (order: OrderRecord): Promise<GivenFile> => {
    const invoice = await invoices.ofOrder(order.orderId);
    if (!invoice) throw new Refusal('payments.invoice_not_found');
    const { familyId, orderId, amount, currency, discount, locale } = order;
    const t = invoiceTexts[locale];
    const words = wordsOf(locale);
    const { firstName, lastName } = await families.family(familyId);
    const number = invoiceNumber(invoice);
    const sum = words.money(amount, currency);
    const due = words.day(Temporal.PlainDate.from(invoice.due).toZonedDateTime('UTC').toInstant());
    // Written once, an invoice names whoever it was written by.
    const payee = school.organisation(invoice.at);
    const organisation = organisationIn(locale, payee, school.name(locale));
    const code = paymentCode({
      payee: { ...payee, name: organisation.name },
      amount,
      currency,
      purpose: t.purpose(number),
      url: `${publicUrl}/payment?order=${orderId}`,
    });
    const head = [t.what, t.sum].map((text) => ({ text, style: 'head' }));
    const rows = [
      [orderTitle(order, school.name(locale)), words.money(amount + discount, currency)],
      ...(discount > 0 ? [[t.discount, `−${words.money(discount, currency)}`]] : []),
    ];
    const bytes = await pdfOf({
      title: t.title(number),
      content: [
        { text: organisation.name, bold: true },
        { text: organisation.details, style: 'mute' },
        { text: t.title(number), style: 'title' },
        { text: t.from(words.day(invoice.at)), style: 'mute' },
        { text: `${t.payer}: ${[lastName, firstName].filter(Boolean).join(' ')}`, margin: [0, 8, 0, 12] },
        {
          table: {
            headerRows: 1,
            widths: ['*', 120],
            body: [head, ...rows.map(([what = '', worth = '']) => [what, { text: worth, alignment: 'right' as const }])],
          },
          layout: 'lightHorizontalLines',
        },
        { text: `${t.total}: ${sum}`, style: 'sum', margin: [0, 12, 0, 4] },
        { text: t.due(due), bold: true },
        { qr: code, fit: 150, margin: [0, 16, 0, 6] },
        { text: t.howTo(number), style: 'mute' },
      ],
      foot: (page, of) => t.page(page, of),
    });
    return { name: t.file(number), bytes };
  };
