import type { PageKind } from '@school/contract/pages/limits';
import { isAgreedTo, pagesLimits } from '@school/contract/pages/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** From when a text may hold: now, or within a year. */
export function mayBegin(from: Temporal.Instant, now: Temporal.Instant): Verdict {
  if (Temporal.Instant.compare(from, now) < 0) return refused('pages.in_past');
  const latest = now.add({ hours: pagesLimits.plannedDays * 24 });
  return Temporal.Instant.compare(from, latest) > 0 ? refused('pages.too_far', { days: pagesLimits.plannedDays }) : allowed();
}

/**
 * Whether a colleague may publish what was written by these. A legal text is read by a second person, where the school has one who may
 * (docs/rules/school-texts.md#publishing); `others`: how many besides the publisher may publish.
 */
export function mayPublish(it: { kind: PageKind; by: string; writers: readonly string[]; writtenBy: string; others: number }): Verdict {
  const isOwn = it.writers.includes(it.by);
  return isAgreedTo(it.kind) && isOwn && it.others > 0 ? refused('pages.second_reader', { by: it.writtenBy }) : allowed();
}
