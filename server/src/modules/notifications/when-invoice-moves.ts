import type { EventOf } from '#platform/events';

import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

type Told = EventOf<'payments.invoice_made' | 'payments.invoice_due'>;

/** Tells a family of its invoice, and that its last day is near: once each. */
const say =
  (what: 'made' | 'due') =>
  (tools: Tools) =>
  ({ familyId, orderId, number, due }: Told): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `invoice ${what} ${orderId}`,
      (texts, to, { locale }) => {
        const facts = { ...to, orderId, number, due: dayIn(locale, due) };
        return what === 'made' ? texts.invoiceMade(facts) : texts.invoiceDue(facts);
      },
      { topic: 'payment' },
    );

/** A day of the school's calendar in words: «28 ноября». */
const dayIn = (locale: string, day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString(locale, { day: 'numeric', month: 'long' });

export const whenInvoiceIsMade = say('made');
export const whenInvoiceIsDue = say('due');
