import { promotionDefaults } from '@school/contract/promotions/limits';
import type { DatedTerms, PromotionCode, PromotionTerms } from '@school/contract/promotions/terms-shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** Terms of a promotion from `validFrom` on, that instant included, until the next ones begin. */
export interface Terms extends PromotionTerms {
  validFrom: Temporal.Instant;
  /** Terms that were called off before they began count for nothing. */
  withdrawnAt: Temporal.Instant | null;
}

const { compare } = Temporal.Instant;

/** What holds at a moment: the latest terms that have begun, or what the school began with. */
export const termsAt = (promotion: PromotionCode, all: readonly Terms[], moment: Temporal.Instant): PromotionTerms =>
  latest(all, moment) ?? promotionDefaults[promotion];

const latest = (all: readonly Terms[], moment: Temporal.Instant): Terms | undefined =>
  all
    .filter((it) => it.withdrawnAt === null && compare(it.validFrom, moment) <= 0)
    .toSorted((one, other) => compare(one.validFrom, other.validFrom))
    .at(-1);

/** Where terms stand among all of their promotion; null stands for what the school began with. */
export function stateOf(terms: Terms | null, all: readonly Terms[], now: Temporal.Instant): DatedTerms['state'] {
  if (terms === null) return latest(all, now) ? 'past' : 'current';
  if (terms.withdrawnAt !== null) return 'withdrawn';
  if (compare(now, terms.validFrom) < 0) return 'planned';
  return terms === latest(all, now) ? 'current' : 'past';
}

/** Hours are counted where the school began with hours, and friends are of the referral only. */
export function fits(promotion: PromotionCode, { hours, friendLessons }: PromotionTerms): Verdict {
  const like = promotionDefaults[promotion];
  if ((hours === null) !== (like.hours === null)) return refused('request.invalid', { where: 'hours' });
  if ((friendLessons === null) !== (like.friendLessons === null)) return refused('request.invalid', { where: 'friendLessons' });
  return allowed();
}

/** Terms begin now or later: what was promised stays promised. */
export const mayBegin = (validFrom: Temporal.Instant, now: Temporal.Instant): Verdict =>
  compare(validFrom, now) < 0 ? refused('promotions.terms_in_past') : allowed();

/** Terms are called off while they have not begun; at their first instant they hold already. */
export const mayWithdraw = ({ validFrom }: Pick<Terms, 'validFrom'>, now: Temporal.Instant): Verdict =>
  compare(now, validFrom) < 0 ? allowed() : refused('promotions.terms_begun');
