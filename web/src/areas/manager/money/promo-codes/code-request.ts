import type { ProductKind } from '@school/contract/catalogue/manager-shapes';
import { promoLimits, type promoTypes, termsLimits } from '@school/contract/promotions/limits';
import type { PromoCodeRequest } from '@school/contract/promotions/shapes';

import { plusDays, schoolZone } from '#i18n/time.ts';

import { startOfDay } from '../dated/start-of-day.ts';
import { pricesIn, type TypedPrices } from '../products/price-fields.tsx';

export type PromoType = (typeof promoTypes)[number];

/** A promo code as it is typed. */
export interface TypedCode {
  code: string;
  note: string;
  type: PromoType;
  percent: number | undefined;
  amounts: TypedPrices;
  lessons: number | undefined;
  for: 'all' | 'kind' | 'product';
  kind: ProductKind;
  productCode: string;
  /** An instant, or null: at once. */
  validFrom: string | null;
  /** A day of the school, or '' for no end. */
  lastDay: string;
  usesMax: number | undefined;
  usesPerFamily: number | undefined;
}

interface Words {
  codeNeeded: string;
  percentWrong: string;
  lessonsWrong: string;
  productNeeded: string;
  wrongWindow: string;
  noteNeeded: string;
  wrong: string;
  oneNeeded: string;
}

const isWithin = (n: number | undefined, most: number): n is number => n !== undefined && n >= 1 && n <= most;

/** The request that was typed, or what is wrong at which field. A code holds to the last second of its last day. */
export function codeRequestOf(
  typed: TypedCode,
  now: number,
  t: Words,
): { request: PromoCodeRequest; wrong?: never } | { request?: never; wrong: Record<string, string> } {
  const wrong: Record<string, string> = {};
  if (typed.code.trim() === '') wrong['code'] = t.codeNeeded;
  if (typed.note.trim() === '') wrong['note'] = t.noteNeeded;
  if (typed.type === 'percent' && !isWithin(typed.percent, 100)) wrong['percent'] = t.percentWrong;
  if (typed.type === 'bonus' && !isWithin(typed.lessons, termsLimits.lessonsMost)) wrong['lessons'] = t.lessonsWrong;
  const amounts = typed.type === 'amount' ? pricesIn(typed.amounts, t) : undefined;
  Object.assign(wrong, amounts?.wrong);
  if (typed.for === 'product' && typed.productCode === '') wrong['productCode'] = t.productNeeded;
  const startsAt = typed.validFrom ?? new Date(now).toISOString();
  const endsAt =
    typed.lastDay === '' ? null : new Date(Date.parse(startOfDay(plusDays(typed.lastDay, 1), schoolZone)) - 1000).toISOString();
  if (endsAt !== null && endsAt <= startsAt) wrong['lastDay'] = t.wrongWindow;
  if (Object.keys(wrong).length > 0) return { wrong };
  return {
    request: {
      code: typed.code,
      type: typed.type,
      percent: typed.type === 'percent' ? (typed.percent ?? null) : null,
      amounts: amounts?.prices ?? null,
      lessons: typed.type === 'bonus' ? (typed.lessons ?? null) : null,
      forKind: typed.for === 'kind' ? typed.kind : null,
      productCode: typed.for === 'product' ? typed.productCode : null,
      startsAt,
      endsAt,
      usesMax: typed.usesMax ?? null,
      usesPerFamily: Math.max(1, typed.usesPerFamily ?? 1),
      note: typed.note.trim(),
    },
  };
}

/** Letters and digits that are not taken for one another when a code is read out loud. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code nobody would guess. */
export const suggestedCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(promoLimits.length.min * 2)), (n) => signs[n % signs.length]).join('');
