import { paymentsLimits } from '@school/contract/payments/limits';

/**
 * When an unfinished attempt is asked for next: 1, 5, 15 and 60 minutes after it began, then every hour up to 72
 * hours. Null when it is time to give up. Moments that have passed already are skipped.
 */
export function nextPoll(createdAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | null {
  const { pollAfterMinutes, pollEveryMinutesLater, pollForHours } = paymentsLimits;
  const age = now.since(createdAt).total('minutes');
  const early = pollAfterMinutes.find((minutes) => minutes > age);
  if (early !== undefined) return createdAt.add({ minutes: early });
  const last = pollAfterMinutes.at(-1) ?? 0;
  const later = last + (Math.floor((age - last) / pollEveryMinutesLater) + 1) * pollEveryMinutesLater;
  return later > pollForHours * 60 ? null : createdAt.add({ minutes: later });
}
