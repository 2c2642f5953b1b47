import type { Verdict } from '@school/contract/verdict';

/**
 * How a verdict stands now: a yes that said until when has become a no since. `now` is the school's time in ms; at the
 * very last moment it is still a yes.
 */
export function standing(verdict: Verdict, now: number): Verdict {
  if (!verdict.allowed || verdict.until === undefined || now <= Date.parse(verdict.until)) return verdict;
  return { allowed: false, why: 'scheduling.too_late', facts: { until: verdict.until } };
}
