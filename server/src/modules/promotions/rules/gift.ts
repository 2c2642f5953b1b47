import { ledgerLimits } from '@school/contract/ledger/limits';
import { gifts } from '@school/contract/promotions/limits';
import type { GiftCode } from '@school/contract/promotions/shapes';

/** A gift offered to a family: lessons on top of a package that is ordered up to `until`, that second included. */
export interface Offer {
  giftCode: GiftCode;
  lessons: number;
  until: Temporal.Instant;
}

/** +3 lessons within 48 hours of the offer, which is made when the report of the trial comes (decisions D7). */
export const afterIntroOffer = (reportedAt: Temporal.Instant): Offer => ({
  giftCode: 'afterIntro',
  lessons: gifts.afterIntro.lessons,
  until: reportedAt.add({ hours: gifts.afterIntro.hours }),
});

/** +1 lesson until the last second of the trial's day in Moscow: the school's day, wherever the family lives. */
export const introDayOffer = (intro: Temporal.Instant): Offer => ({
  giftCode: 'introDay',
  lessons: gifts.introDay.lessons,
  until: intro
    .toZonedDateTimeISO(ledgerLimits.schoolZone)
    .toPlainDate()
    .toZonedDateTime({ timeZone: ledgerLimits.schoolZone, plainTime: '23:59:59' })
    .toInstant(),
});

/** At the last second itself the family is still in time. */
export const isOpen = ({ until }: Offer, now: Temporal.Instant): boolean => Temporal.Instant.compare(now, until) <= 0;

/** Gifts for buying soon do not add up, the better one counts; the gift for the day of the trial comes on top. */
const doNotAddUp: readonly GiftCode[] = ['afterIntro'];

/** Which of the open gifts an order gets. */
export function countedGifts<G extends { giftCode: GiftCode; lessons: number }>(open: readonly G[]): G[] {
  const [best] = open.filter(({ giftCode }) => doNotAddUp.includes(giftCode)).toSorted((a, b) => b.lessons - a.lessons);
  return open.filter((gift) => gift === best || !doNotAddUp.includes(gift.giftCode));
}

/** Type of the entry in the history of the balance (spec §3). */
export const entryOf = (giftCode: GiftCode): 'bonus' | 'fastPayment' => (giftCode === 'introDay' ? 'fastPayment' : 'bonus');
