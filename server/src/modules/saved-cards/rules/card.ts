import type { SavedCard } from '@school/contract/payments/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** A card lives to the end of the month that is printed on it, wherever on earth its bank is. */
export function isExpired({ expires }: Pick<SavedCard, 'expires'>, now: Temporal.Instant): boolean {
  if (expires === null) return false;
  const over = Temporal.PlainYearMonth.from(expires).add({ months: 1 }).toPlainDate({ day: 1 }).toZonedDateTime('Etc/GMT+12').toInstant();
  return Temporal.Instant.compare(now, over) >= 0;
}

export const stateOf = (
  card: Pick<SavedCard, 'expires'> & { refusedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): SavedCard['state'] => (isExpired(card, now) ? 'expired' : card.refusedAt === null ? 'ready' : 'refused');

/** May it be charged with its owner there? One that was declined may: there may be money on it again. */
export const mayCharge = (card: Pick<SavedCard, 'expires'>, now: Temporal.Instant): Verdict =>
  isExpired(card, now) ? refused('payments.card_expired', { expires: card.expires ?? '' }) : allowed();
