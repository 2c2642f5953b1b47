import type { GivenFile } from '@school/contract/call';
import type { Locale } from '@school/contract/shapes';
import { orderTitle } from '@school/words/documents/order-title';
import { receiptTexts } from '@school/words/documents/receipt-texts';

import { pdfOf } from '#platform/pdf';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import type { OrderBriefs } from '../stores/order-briefs.store.ts';
import { receiptNumber } from '../stores/receipts.store.ts';
import { figure, headCell } from './table-cells.ts';
import { paperOf } from './who-pays.ts';
import { wordsOf } from './year-facts.ts';

/** Which receipt, and in whose language. */
export interface ReceiptAsked {
  familyId: string;
  receiptId: string;
  locale: Locale;
}

/** A receipt: who was paid, by whom, when, for what and how, or what went back; by the family's clock. */
export const writeReceipt =
  (tools: Tools & { orderBriefs: OrderBriefs }) =>
  async ({ familyId, receiptId, locale }: ReceiptAsked): Promise<GivenFile> => {
    const receipt = await tools.receipts.ofFamily(familyId, receiptId);
    if (!receipt) throw new Refusal('payments.receipt_not_found');
    const { orderId, what, amount, currency, at } = receipt;
    const t = receiptTexts[locale];
    const number = receiptNumber(receipt);
    const order = await tools.orders.ofFamily(familyId, orderId);
    const [brief] = await tools.orderBriefs.of(familyId, [orderId]);
    const title = t.title[what](number);
    // Written once, a receipt names whoever took the money.
    const { zone, head, clockLine } = await paperOf(tools, { familyId, locale, title, at });
    const words = wordsOf(locale, zone);
    const sum = words.money(amount, currency);
    const { discount } = order;
    const bought = orderTitle({ ...order, locale }, tools.school.name(locale));
    const rows =
      what === 'returned'
        ? [[t.refundOf(bought), sum]]
        : [
            [bought, words.money(amount + discount, currency)],
            ...(discount > 0 ? [[t.discount, `−${words.money(discount, currency)}`]] : []),
          ];
    const bytes = await pdfOf({
      title,
      content: [
        ...head,
        { text: t.at[what](words.whole(at)), margin: [0, 0, 0, 2] },
        ...(what === 'paid' ? [{ text: t.way(t.ways[brief?.paidBy ?? 'online']) }] : []),
        { text: t.order(orderId), style: 'mute', margin: [0, 2, 0, 12] },
        {
          table: {
            headerRows: 1,
            widths: ['*', 120],
            body: [[headCell(t.what, false), headCell(t.sum, true)], ...rows.map(([name = '', worth = '']) => [name, figure(worth)])],
          },
          layout: 'lightHorizontalLines',
        },
        { text: `${t.total[what]}: ${sum}`, style: 'sum', alignment: 'right', margin: [0, 12, 0, 0] },
        { text: clockLine, style: 'mute', margin: [0, 24, 0, 0] },
      ],
      foot: (page, of) => `${t.automatic} ${t.page(page, of)}`,
    });
    return { name: t.file[what](number), bytes };
  };
