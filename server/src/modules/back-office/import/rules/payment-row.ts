import { importLimits } from '@school/contract/back-office/import-limits';
import type { ImportField, ImportPlanOf } from '@school/contract/back-office/import-shapes';
import { Currency } from '@school/contract/shapes';

import { dayIn } from './day.ts';
import type { Said } from './said.ts';

/** Money that came before, in minor units. */
interface PaidBefore {
  day: string;
  amount: number;
  currency: Currency;
  about: string | null;
  document: string | null;
}

/** `1 200,50`, `1,200.50`, `1200`, `1 200 BYN`: minor units of money that came, above zero. */
export function minorIn(written: string): number | undefined {
  const text = written.replaceAll(/[\s\u00a0\u202f']/g, '').replace(/\p{L}+\.?$|\p{Sc}/u, '');
  // A mark before exactly two figures at the end, or one, begins the small money; all others part thousands.
  const [, whole, small = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(small.padEnd(2, '0'));
  return minor > 0 && minor <= importLimits.pastPaymentMost ? minor : undefined;
}

/** How currencies are written besides their codes. */
const signs: ReadonlyArray<[RegExp, string]> = [
  [/^(?:бел\.? ?руб|br|byn)/i, 'BYN'],
  [/^(?:₽|руб|р\.?$|rub)/i, 'RUB'],
  [/^(?:\$|usd|долл)/i, 'USD'],
  [/^(?:€|eur|евро)/i, 'EUR'],
  [/^(?:₸|тенге|kzt)/i, 'KZT'],
];

/** A payment of the past as a line says, or the field that cannot be read. `today` is the school's. */
export function paymentIn(
  said: Said,
  { all }: Pick<ImportPlanOf<'payments'>, 'all'>,
  today: string,
): { payment: PaidBefore } | { unread: ImportField } {
  const day = dayIn(said.day ?? '', all.locale);
  if (day === undefined || day > today) return { unread: 'day' };
  const amount = minorIn(said.amount ?? '');
  if (amount === undefined) return { unread: 'amount' };
  const written = said.currency?.trim() ?? '';
  const currency =
    written === '' ? all.currency : Currency.safeParse(signs.find(([pattern]) => pattern.test(written))?.[1] ?? written.toUpperCase()).data;
  if (currency === undefined) return { unread: 'currency' };
  const noted = (text: string | undefined) => text?.trim().slice(0, importLimits.pastPaymentNote) || null;
  return { payment: { day, amount, currency, about: noted(said.about), document: noted(said.document) } };
}
