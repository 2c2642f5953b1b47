import type { StatementRow } from '@school/contract/payments/manual-calls';
import { bankFiles } from '@school/words/documents/bank-files';

import { amountOf, dayOf, type Draft, lineOf } from './cells.ts';

const names = bankFiles.exchange;

/** The exchange format of 1C: sections of `name=value`; of them, payments that came to the account of the file. */
export function readExchange(text: string, currency: StatementRow['currency']): Draft[] {
  const drafts: Draft[] = [];
  const own: string[] = [];
  let section: Record<string, string> | undefined;
  for (const line of text.split(/\r?\n/)) {
    const at = line.indexOf('=');
    const [name, value] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
    if (name === names.begins) section = {};
    else if (name === names.ends) {
      if (section && isOurs(section, own)) drafts.push(draftOf(section, currency));
      section = undefined;
    } else if (section) section[name] = value;
    else if (name === names.account) own.push(value);
  }
  return drafts;
}

/** The first of these fields that says anything. */
const oneOf = (section: Record<string, string>, fields: readonly string[]): string =>
  fields.map((field) => section[field] ?? '').find((text) => text !== '') ?? '';

const isOurs = (section: Record<string, string>, own: readonly string[]): boolean =>
  own.length === 0 ? (section[names.came] ?? '') !== '' : own.includes(oneOf(section, names.payeeAccounts));

const draftOf = (section: Record<string, string>, currency: StatementRow['currency']): Draft => ({
  document: lineOf(section[names.number] ?? '', 40),
  day: dayOf(oneOf(section, [names.came, names.day])),
  amount: amountOf(section[names.amount] ?? ''),
  currency,
  payer: lineOf(oneOf(section, names.payers), 300),
  purpose: lineOf(section[names.purpose] ?? '', 500),
});
