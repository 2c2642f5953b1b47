import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/bank-statement.ts';
import { payments } from '../shared/amounts.ts';

/** A bank statement is read, and its payments are written down. */
export const texts = {
  title: 'Bank statement',
  about: 'Your browser reads the file: 1C (1CClientBankExchange), CAMT.053 or a CSV table. Nothing changes until you press “Record”.',
  choose: 'Choose a file',
  other: 'Another file',
  currency: 'Currency, if not in the file',
  formats: { exchange: '1C', camt: 'CAMT.053', csv: 'CSV table' },
  read: (file, format, n) => `${file}: ${format}, ${payments(n)}`,
  unread: (n) => `Rows we couldn’t read: ${n}. Record them on the family’s money page.`,
  unknown: 'We can’t read this file. Use a 1C or CAMT.053 statement, or a CSV with date and amount columns.',
  empty: 'No incoming payments in this file',
  caption: 'Incoming payments in the statement',
  columns: { day: 'When', payer: 'Payer', amount: 'Amount', match: 'Order', act: 'Action' },
  states: {
    fits: 'matches',
    written: 'already recorded',
    hands: 'to sort out manually',
    done: 'recorded',
    waits: 'awaiting a second person',
  },
  by: { invoice: (number) => `by invoice ${number}`, name: 'by amount and name' },
  sumDiffers: (sum) => `the invoice is for ${sum}`,
  second: 'a second payment for the same order',
  several: 'several orders',
  nobody: 'no order found',
  write: 'Record',
  writeOf: (payer, sum) => `Record ${sum}: ${payer}`,
  writeAll: (n) => `Record all matches: ${n}`,
  wrote: (n) => `Recorded: ${payments(n)}`,
  family: (name) => `Family’s money: ${name}`,
} satisfies Same<typeof ru>;
