import type { StatementRow } from '@school/contract/payments/manual-calls';

/** A payment as a file has it; what the school's shape does not take stays out. */
export type Draft = Record<keyof StatementRow, string | number>;

/** «23.11.2026», «2026-11-23», «23/11/2026» as a day; the text itself where it is none. */
export function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/.exec(text.trim()) ?? [];
  if (year !== undefined) return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return text.trim().slice(0, 10);
}

/** «1 234,50», «1,234.50», «360» in minor units; NaN for what is no amount. */
export function amountOf(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0']/g, '');
  const match = /^\+?(\d[\d.,]*)$/.exec(plain);
  if (!match) return Number.NaN;
  const [, whole = '', , cents = ''] = /^([\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(match[1] ?? '') ?? [];
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** One line of at most so many signs. */
export const lineOf = (text: string, most: number): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, most);
