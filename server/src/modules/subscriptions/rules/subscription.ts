import { paymentsLimits } from '@school/contract/payments/limits';
import type { Currency, Locale } from '@school/contract/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

export type SubscriptionState = 'active' | 'manual' | 'past_due' | 'stopping' | 'ended';

/** Group lessons of a period that renews (docs/rules/payments.md#subscriptions). */
export interface SubscriptionRecord {
  subscriptionId: string;
  familyId: string;
  productCode: string;
  lessons: number;
  state: SubscriptionState;
  /** What the next period costs in minor units, as the family was told. */
  price: number;
  currency: Currency;
  locale: Locale;
  /** When the family agreed to be charged. */
  consentedAt: Temporal.Instant | null;
  provider: string | null;
  cardToken: string | null;
  cardShown: string | null;
  renewsAt: Temporal.Instant;
  failures: number;
  firstFailedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
}

/** A paid period; it ends with the last second of a day of the school. */
export interface Period {
  number: number;
  orderId: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}

/** The next period follows the one before without a gap, unless that has been over for a while. */
export const startsAfter = (last: Pick<Period, 'endsAt'> | undefined, now: Temporal.Instant): Temporal.Instant =>
  last && Temporal.Instant.compare(last.endsAt, now) > 0 ? last.endsAt : now;

/** The period that runs now, or the last one there was. */
export const periodAt = (periods: readonly Period[], now: Temporal.Instant): Period | undefined =>
  periods.find(({ endsAt }) => Temporal.Instant.compare(now, endsAt) <= 0) ?? periods.at(-1);

/** When a declined charge is tried again, so many days after the first decline; null when it was the last try. */
export function nextCharge(firstFailedAt: Temporal.Instant, failures: number, againDays: readonly number[]): Temporal.Instant | null {
  const days = againDays[failures - 1];
  return days === undefined ? null : firstFailedAt.add({ hours: 24 * days });
}

/** Nobody is charged more than they were told of in time; a lower price of the day counts at once. */
export const renewalPrice = (told: number, today: number | undefined): number => (today === undefined ? told : Math.min(told, today));

/** The day on which the price of a coming renewal is looked at; it ends a notice ahead of it. */
export function isTimeToTellPrice(renewal: Temporal.Instant, now: Temporal.Instant, noticeDays: number): boolean {
  const last = renewal.subtract({ hours: 24 * noticeDays });
  return Temporal.Instant.compare(now, last.subtract({ hours: 24 })) >= 0 && Temporal.Instant.compare(now, last) <= 0;
}

/**
 * Until when the order of the next period can be paid: by hand so many days after the period has ended; a card is tried
 * until the last retry has had its answer.
 */
export function renewalClosesAt(
  { state }: Pick<SubscriptionRecord, 'state'>,
  endsAt: Temporal.Instant,
  now: Temporal.Instant,
  { graceDays, againDays }: { graceDays: number; againDays: readonly number[] },
): Temporal.Instant {
  if (state === 'manual') return latest(endsAt, now).add({ hours: 24 * graceDays });
  return now.add({ hours: 24 * ((againDays.at(-1) ?? 0) + 1) + paymentsLimits.pollForHours });
}
const latest = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (Temporal.Instant.compare(a, b) > 0 ? a : b);

/** What a subscription is once a period of it was paid. One that was stopped or has ended is not renewed again by that. */
export function stateOncePaid({
  state,
  canCharge,
  renewal,
}: {
  state: SubscriptionState;
  canCharge: boolean;
  renewal: boolean;
}): SubscriptionState {
  if (renewal && (state === 'stopping' || state === 'ended')) return 'stopping';
  return canCharge ? 'active' : 'manual';
}

/** May it be stopped or resumed? */
export const mayChange = ({ state }: Pick<SubscriptionRecord, 'state'>): Verdict =>
  state === 'ended' ? refused('payments.subscription_ended') : allowed();
