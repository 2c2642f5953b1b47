import { StatementRow } from '@school/contract/payments/manual-calls';
import { safeParse } from 'zod/mini';

import { readCamt } from './read-camt.ts';
import { readExchange } from './read-exchange.ts';
import { readCsv } from './read-csv.ts';

/** What a statement holds: payments that came, and how many lines could not be read. */
export interface Statement {
  format: 'exchange' | 'camt' | 'csv';
  rows: StatementRow[];
  unread: number;
}

/** Reads a statement of any of the three formats; undefined when it is none of them. `currency`: where the file names none. */
export function readStatement(text: string, currency: StatementRow['currency']): Statement | undefined {
  const format = text.startsWith('1CClientBankExchange') ? 'exchange' : /<Document[^>]+camt\.053/.test(text) ? 'camt' : 'csv';
  const drafts = { exchange: readExchange, camt: readCamt, csv: readCsv }[format](text, currency);
  if (drafts === undefined) return undefined;
  const read = drafts.map((draft) => safeParse(StatementRow, draft));
  return { format, rows: read.flatMap(({ data }) => data ?? []), unread: read.filter(({ success }) => !success).length };
}
