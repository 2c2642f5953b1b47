import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/bank-statement.ts';
import { payments } from '../shared/amounts.ts';

/** A bank statement is read, and its payments are written down. */
export const texts = {
  title: 'Bank statement',
  about: 'Your browser reads the file: 1C (1CClientBankExchange), CAMT.053 or a CSV table. Nothing changes until you press “Write down”.',
  choose: 'Choose a file',
  other: 'Another file',
  currency: 'Currency, where the file names none',
  formats: { exchange: '1C', camt: 'CAMT.053', csv: 'CSV table' },
  read: (file, format, n) => `${file}: ${format}, ${payments(n)}`,
  unread: (n) => `Lines we could not read: ${n}. Write them down on the money page of the family.`,
  unknown: 'We cannot read this file. It takes a statement of 1C, CAMT.053, or CSV with columns of day and amount.',
  empty: 'No money came in this file',
  caption: 'Money that came, by the statement',
  columns: { day: 'When', payer: 'Payer', amount: 'Amount', match: 'Order', act: 'Act' },
  states: {
    fits: 'fits',
    written: 'written down already',
    hands: 'for you to decide',
    done: 'written down',
    waits: 'waits for a second person',
  },
  by: { invoice: (number) => `by invoice ${number}`, name: 'by amount and name' },
  sumDiffers: (sum) => `the invoice is for ${sum}`,
  second: 'a second payment for the same order',
  several: 'several orders',
  nobody: 'no order found',
  write: 'Write down',
  writeOf: (payer, sum) => `Write ${sum} down: ${payer}`,
  writeAll: (n) => `Write down all that fit: ${n}`,
  wrote: (n) => `Written down: ${payments(n)}`,
  family: (name) => `Money of ${name}`,
} satisfies Same<typeof ru>;
