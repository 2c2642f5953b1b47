import { financeLimits } from '@school/contract/finance/limits';

export interface Days {
  from: string;
  to: string;
}

interface Stretch {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
  /** As many days before. */
  before: { first: Temporal.PlainDate; last: Temporal.PlainDate };
}

/** A stretch of days, both included; undefined when it is none, or longer than a report may be. */
export function stretchOf({ from, to }: Days): Stretch | undefined {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const count = first.until(last).total('days') + 1;
  if (count < 1 || count > financeLimits.days) return undefined;
  return { first, last, before: { first: first.subtract({ days: count }), last: first.subtract({ days: 1 }) } };
}
