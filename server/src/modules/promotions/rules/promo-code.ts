import { promoLimits } from '@school/contract/promotions/limits';
import type { PromoCodeRequest } from '@school/contract/promotions/shapes';
import type { Currency } from '@school/contract/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** A promo code as the school made it. */
export interface CodeTerms extends Pick<PromoCodeRequest, 'type' | 'percent' | 'amounts' | 'lessons' | 'forKind' | 'productCode'> {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
  stoppedAt: Temporal.Instant | null;
  usesMax: number | null;
  used: number;
  usesPerFamily: number;
}

/** What a typed code turned out to be. */
export type FoundCode =
  | { is: 'nothing' }
  | { is: 'promo'; terms: CodeTerms; usedByFamily: number }
  /** A family's code for its friends: `lessons` on top of the first package. */
  | { is: 'friend'; own: boolean; lessons: number; usedByFamily: number; familyHasPaid: boolean };

/** A package with its price. */
export interface Priced {
  productCode: string;
  kind: 'individual' | 'group' | 'subscription';
  lessons: number;
  amount: number;
  currency: Currency;
}

/** A typed code as the books write it: other forms of a letter are one letter, in capitals, without spaces (docs/rules/promotions.md#promo-codes). */
export const normalised = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/\s+/g, '');

/** docs/rules/promotions.md#promo-codes: too short and too long are told apart, before anything is looked up. */
export function mayBeCode(code: string): Verdict {
  const { min, max } = promoLimits.length;
  const length = Array.from(code).length;
  if (length < min) return refused('promo_too_short', { min, length });
  return length > max ? refused('promo_too_long', { max, length }) : allowed();
}

/** A code for one package must be for one that codes fit: of 8 lessons or more. */
export const mayBeFor = (product: Pick<Priced, 'lessons'>): Verdict => enoughLessons(product) ?? allowed();

const isInWindow = ({ startsAt, endsAt, stoppedAt }: CodeTerms, now: Temporal.Instant): boolean =>
  stoppedAt === null && Temporal.Instant.compare(startsAt, now) <= 0 && (endsAt === null || Temporal.Instant.compare(now, endsAt) <= 0);

/**
 * May this code be used for this package now? The rejections stand in a fixed order (docs/rules/promotions.md#promo-codes), each with
 * what would make it fit: the window's end counts with its last second.
 */
export function mayUseCode(found: FoundCode, wanted: Priced, now: Temporal.Instant): Verdict {
  if (found.is === 'nothing') return refused('promo_not_allowed');
  if (found.is === 'friend') {
    if (found.own) return refused('promo_own_friend_code');
    if (found.familyHasPaid) return refused('promo_invalid_type', { type: 'friend' });
    return enoughLessons(wanted) ?? (found.usedByFamily > 0 ? refused('used_promo_code') : allowed());
  }
  const { terms, usedByFamily } = found;
  const isOver = terms.usesMax !== null && terms.used >= terms.usesMax;
  if (usedByFamily < terms.usesPerFamily && (!isInWindow(terms, now) || isOver)) return refused('promo_not_allowed');
  if (terms.type === 'amount' && terms.amounts?.[wanted.currency] === undefined) {
    return refused('promo_invalid_type', { type: terms.type, currency: wanted.currency });
  }
  if (terms.forKind !== null && terms.forKind !== wanted.kind) {
    return refused(terms.type === 'bonus' ? 'promo_wrong_bundle_kind' : 'promo_bundle_incompatible', { kind: terms.forKind });
  }
  if (terms.productCode !== null && terms.productCode !== wanted.productCode) {
    return refused('promo_bundle_incompatible', { productCode: terms.productCode });
  }
  const tooFew = enoughLessons(wanted);
  if (tooFew) return tooFew;
  if (usedByFamily >= terms.usesPerFamily) return refused('used_promo_code');
  return terms.endsAt ? allowed(terms.endsAt) : allowed();
}

const enoughLessons = ({ lessons }: Pick<Priced, 'lessons'>): Verdict | undefined =>
  lessons < promoLimits.lessonsFrom ? refused('promo_min_lessons', { from: promoLimits.lessonsFrom, lessons }) : undefined;

/** What a code takes off (minor units, never more than the price; a percentage is rounded down) and the lessons it adds. */
export function worthOf(found: FoundCode, { amount, currency }: Priced): { discount: number; lessons: number } {
  if (found.is === 'nothing') return { discount: 0, lessons: 0 };
  if (found.is === 'friend') return { discount: 0, lessons: found.lessons };
  const { terms } = found;
  const discount = terms.percent !== null ? Math.floor((amount * terms.percent) / 100) : (terms.amounts?.[currency] ?? 0);
  return { discount: Math.min(discount, amount), lessons: terms.lessons ?? 0 };
}

/** Where a code is in its life, for the list of managers. */
export function stateOf(terms: CodeTerms, now: Temporal.Instant): 'active' | 'planned' | 'ended' {
  if (terms.stoppedAt !== null || (terms.usesMax !== null && terms.used >= terms.usesMax)) return 'ended';
  if (terms.endsAt !== null && Temporal.Instant.compare(now, terms.endsAt) > 0) return 'ended';
  return Temporal.Instant.compare(now, terms.startsAt) < 0 ? 'planned' : 'active';
}
