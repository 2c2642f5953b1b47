import type { StatementRow } from '@school/contract/payments/manual-calls';
import { bankFiles } from '@school/words/documents/bank-files';

import { csvCells } from '../../table-file/csv-cells.ts';
import { amountOf, dayOf, type Draft, lineOf } from './cells.ts';

const { heads } = bankFiles;

/** A table with a head: its separator and columns are found by what they say. Undefined when it has no day and no sum. */
export function readCsv(text: string, currency: StatementRow['currency']): Draft[] | undefined {
  const lines = cellsOf(text.replace(/^\ufeff/, ''));
  const at = lines.findIndex((cells) => cells.some((it) => heads.day.test(it)) && cells.some((it) => heads.amount.test(it)));
  if (at < 0) return undefined;
  const head = lines[at] ?? [];
  const place = (name: keyof typeof heads) => head.findIndex((cell) => heads[name].test(cell));
  const places = {
    document: place('document'),
    day: place('day'),
    amount: place('amount'),
    currency: place('currency'),
    payer: place('payer'),
    purpose: place('purpose'),
  };
  return lines.slice(at + 1).flatMap((cells) => {
    const cell = (name: keyof typeof heads) => cells[places[name]] ?? '';
    // Money that left, and the lines of totals, have no sum in the column of what came.
    if (cell('amount').trim() === '' || cell('amount').trim().startsWith('-')) return [];
    return [
      {
        document: lineOf(cell('document'), 40),
        day: dayOf(cell('day')),
        amount: amountOf(cell('amount')),
        currency: cell('currency').trim().toUpperCase() || currency,
        payer: lineOf(cell('payer'), 300),
        purpose: lineOf(cell('purpose'), 500),
      },
    ];
  });
}

/** Banks part cells by semicolons, tabs or commas. */
function cellsOf(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const separator = [';', '\t', ','].find((it) => text.slice(0, 2000).split(it).length > 4) ?? (first.includes(';') ? ';' : ',');
  return csvCells(text, separator);
}
