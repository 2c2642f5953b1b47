import type { StatementRow } from '@school/contract/payments/manual-calls';

import { amountOf, dayOf, type Draft, lineOf } from './cells.ts';

const isCurrency = (text: string | null): text is StatementRow['currency'] => /^(?:BYN|RUB|USD|EUR|KZT)$/.test(text ?? '');

/** CAMT.053 of ISO 20022: entries that are credited; an entry of several transactions is as many payments. */
export function readCamt(text: string, currency: StatementRow['currency']): Draft[] | undefined {
  const page = new DOMParser().parseFromString(text, 'application/xml');
  if (page.querySelector('parsererror')) return undefined;
  const said = (within: Element, path: string): string => within.querySelector(path)?.textContent?.trim() ?? '';
  return [...page.querySelectorAll('Ntry')]
    .filter((entry) => said(entry, ':scope > CdtDbtInd') === 'CRDT')
    .flatMap((entry) => {
      const day = said(entry, ':scope > BookgDt Dt') || said(entry, ':scope > BookgDt DtTm');
      const parts = [...entry.querySelectorAll('TxDtls')];
      return (parts.length > 0 ? parts : [entry]).map((part): Draft => {
        const amount = (parts.length > 1 ? part.querySelector('Amt') : null) ?? entry.querySelector(':scope > Amt');
        const named = amount?.getAttribute('Ccy') ?? null;
        const reference = said(part, 'Refs AcctSvcrRef') || said(part, 'Refs EndToEndId') || said(entry, ':scope > AcctSvcrRef');
        return {
          document: lineOf(reference || said(entry, ':scope > NtryRef'), 40),
          day: dayOf(day),
          amount: amountOf(amount?.textContent ?? ''),
          currency: isCurrency(named) ? named : currency,
          payer: lineOf(said(part, 'RltdPties Dbtr Nm'), 300),
          purpose: lineOf([...part.querySelectorAll('RmtInf Ustrd')].map((it) => it.textContent ?? '').join(' '), 500),
        };
      });
    });
}
