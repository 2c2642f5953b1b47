import { topUpLimits } from '@school/contract/saved-cards/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** Lessons that may be left at most: fewer than the package brings. */
export const mostLeft = (lessons: number): number => Math.min(topUpLimits.mostLeft, lessons - 1);

export function mayAgree(
  { agreed, threshold, price }: { agreed: boolean; threshold: number; price: number },
  product: { lessons: number; price: number },
): Verdict {
  if (!agreed) return refused('payments.top_up_not_agreed');
  const most = mostLeft(product.lessons);
  if (threshold > most) return refused('payments.top_up_threshold', { most });
  return price === product.price ? allowed() : refused('payments.top_up_price_changed', { price: product.price });
}

interface Standing {
  threshold: number;
  armed: boolean;
  /** When the run that the family was told of is charged; null while there is none. */
  chargeAt: Temporal.Instant | null;
}

/**
 * What comes next of a top-up whose order is not made yet. A fall is told of once, and charged only after its notice, only while the
 * balance is still low and only while nothing speaks against it; what is dropped is told of anew.
 */
export function nextStep(
  { threshold, armed, chargeAt }: Standing,
  { left, isHeldBack, isPaying, now }: { left: number; isHeldBack: boolean; isPaying: boolean; now: Temporal.Instant },
): 'wait' | 'arm' | 'tell' | 'drop' | 'charge' {
  const isLow = left <= threshold;
  if (chargeAt === null) {
    if (!isLow) return armed ? 'wait' : 'arm';
    return armed && !isHeldBack && !isPaying ? 'tell' : 'wait';
  }
  if (!isLow) return 'drop';
  // Another payment of the family may bring the lessons: it is waited for.
  if (isPaying || Temporal.Instant.compare(now, chargeAt) < 0) return 'wait';
  return isHeldBack ? 'drop' : 'charge';
}

/** Nobody is charged more than they were told; a lower price of the day counts at once. */
export const chargedFor = (told: number, today: number): number => Math.min(told, today);

/** When a declined charge is tried again; null when it was the last try. */
export function tryAgainAt(firstFailedAt: Temporal.Instant, failures: number, againDays: readonly number[]): Temporal.Instant | null {
  const days = againDays[failures - 1];
  return days === undefined ? null : firstFailedAt.add({ hours: 24 * days });
}

/** Something of the family goes on with lessons of this kind: a course that is not paused, a group. */
export const goesOn = (kind: 'gold' | 'silver', processes: ReadonlyArray<{ type: string; state: string }>): boolean =>
  processes.some(({ type, state }) => type === (kind === 'gold' ? 'learning' : 'group') && !stopped.has(state));
const stopped = new Set(['paused', 'finished', 'canceled']);
