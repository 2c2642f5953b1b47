import type { MessageText } from './message-text.ts';

interface To {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  orderId: string;
  number: string;
  /** The last day to pay it. */
  due: string;
}

/** Messages about invoices. */
export interface InvoiceTexts {
  invoiceMade(facts: To): MessageText;
  /** Its last day is near, and nobody has paid. */
  invoiceDue(facts: To): MessageText;
}
