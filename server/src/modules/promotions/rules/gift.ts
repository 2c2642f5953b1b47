import { giftLessonsFrom } from '@school/contract/promotions/limits';
import type { GiftCode } from '@school/contract/promotions/shapes';
import type { PromotionTerms } from '@school/contract/promotions/terms-shapes';

import { schoolZone } from '@school/contract/school/zone';

/** A gift offered to a family: lessons on top of a package that is ordered up to `until`, that second included. */
export interface Offer {
  giftCode: GiftCode;
  lessons: number;
  until: Temporal.Instant;
}

/**
 * A gift for buying soon, by the terms of the moment from which its hours are counted: the report of the trial, or the
 * end of the virtual onboarding (docs/rules/promotions.md#gifts). None while it is switched off.
 */
export function soonOffer(
  giftCode: 'afterOnboarding' | 'afterIntro',
  { isOn, lessons, hours }: PromotionTerms,
  from: Temporal.Instant,
): Offer | undefined {
  return isOn && hours !== null ? { giftCode, lessons, until: from.add({ hours }) } : undefined;
}

/** A gift until the last second of the trial's day in Moscow: the school's day, wherever the family lives. */
export function introDayOffer({ isOn, lessons }: PromotionTerms, intro: Temporal.Instant): Offer | undefined {
  const until = intro
    .toZonedDateTimeISO(schoolZone())
    .toPlainDate()
    .toZonedDateTime({ timeZone: schoolZone(), plainTime: '23:59:59' })
    .toInstant();
  return isOn ? { giftCode: 'introDay', lessons, until } : undefined;
}

/** At the last second itself the family is still in time. */
export const isOpen = ({ until }: Offer, now: Temporal.Instant): boolean => Temporal.Instant.compare(now, until) <= 0;

/** A gift goes with a package of that many lessons or more (docs/rules/promotions.md#gifts). */
export const fitsPackage = (lessons: number): boolean => lessons >= giftLessonsFrom;

/** Gifts for buying soon do not add up, the better one counts; the gift for the day of the trial comes on top. */
export const doNotAddUp: readonly GiftCode[] = ['afterOnboarding', 'afterIntro'];

/** Which of the open gifts an order gets: of those that do not add up the one with more lessons, or that waits longer. */
export function countedGifts<G extends Offer>(open: readonly G[]): G[] {
  const [best] = open
    .filter(({ giftCode }) => doNotAddUp.includes(giftCode))
    .toSorted((a, b) => b.lessons - a.lessons || Temporal.Instant.compare(b.until, a.until));
  return open.filter((gift) => gift === best || !doNotAddUp.includes(gift.giftCode));
}

/** Type of the entry in the history of the balance (docs/rules/wire.md#entry-types). */
export const entryOf = (giftCode: GiftCode): 'bonus' | 'fastPayment' => (giftCode === 'introDay' ? 'fastPayment' : 'bonus');
