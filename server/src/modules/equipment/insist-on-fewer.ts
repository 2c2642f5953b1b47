import type { ErrorCode } from '@school/contract/errors';

import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';

/** Counts one more of `what` in an hour; more than `most` are refused with the minutes to wait. */
export async function insistOnFewer(
  { line, clock }: Pick<Tools, 'line' | 'clock'>,
  what: string,
  most: number,
  code: ErrorCode,
): Promise<void> {
  const now = clock.now();
  const counted = await line.count(what, { hours: 1 }, now);
  if (counted === undefined || counted.times <= most) return;
  const minutes = Math.max(1, Math.ceil((counted.windowEndsAt.epochMilliseconds - now.epochMilliseconds) / 60_000));
  throw new Refusal(code, { minutes });
}
