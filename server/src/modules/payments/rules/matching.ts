import type { StatementRow } from '@school/contract/payments/manual-calls';

/** Numbers of invoices that somebody wrote as the purpose of a payment: «оплата по счёту № 2026-17», «inv 2026/17». */
export const invoicesIn = (purpose: string): Array<{ year: number; n: number }> =>
  [...purpose.matchAll(/(?<!\d)(20\d{2})\s?[-–/]\s?(\d{1,7})(?!\d)/g)].map(([, year, n]) => ({ year: Number(year), n: Number(n) }));

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Does the payer's name, as the bank has it, hold the parent's? «ИВАНОВА АННА ПЕТРОВНА» is «Анна Иванова». */
export function isPayer({ payer }: Pick<StatementRow, 'payer'>, parent: string): boolean {
  const words = new Set(plain(payer).split(/[^\p{L}-]+/u));
  const names = plain(parent)
    .split(/\s+/)
    .filter((name) => name !== '');
  return names.length > 1 && names.every((name) => words.has(name));
}
