/** A transfer as the job sees it: not with the bank yet, with the bank, or over. */
type Stage = 'sending' | 'sent' | 'done' | 'failed';

/** Minutes until a bank that has the refund is asked what became of it: at first often, for days then. */
const looks = [1, 5, 15, 60];
const hourlyLooks = 72;

/**
 * When the bank is asked next, after it was asked `tries` times at this stage. What it could not take is offered again
 * after 1, 2, 4 … 60 minutes; what it has is asked for after 1, 5, 15 and 60 minutes, hourly for three days, then
 * every six hours: cards take days.
 */
export function nextAsk(stage: Stage, tries: number, now: Temporal.Instant): Temporal.Instant {
  if (stage === 'sending') return now.add({ minutes: Math.min(2 ** (tries - 1), 60) });
  return now.add({ minutes: looks[tries - 1] ?? (tries < looks.length + hourlyLooks ? 60 : 360) });
}

/** Under which the bank is asked to send money back: after a failure it is a new request, and has a key of its own. */
export const keyOf = ({ refundId, attempt }: { refundId: string; attempt: number }): string =>
  attempt === 1 ? refundId : `${refundId}.${attempt}`;

/** Which of our refunds a key names; undefined when it is none of ours. */
export function readKey(key: string): { refundId: string; attempt: number } | undefined {
  const [, refundId, attempt = '1'] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([1-9]\d{0,3}))?$/.exec(key) ?? [];
  return refundId === undefined ? undefined : { refundId, attempt: Number(attempt) };
}
