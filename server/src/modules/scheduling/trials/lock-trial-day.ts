import { schoolZone } from '@school/contract/school/zone';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { isCounted } from '../rules/trial-terms.ts';

/** Where a day takes only so many first lessons, those who want one on it come one after the other: each counts what stands by then. */
export async function lockTrialDay(
  { calendar, catalogue }: Pick<SchedulingDependencies, 'calendar' | 'catalogue'>,
  startsAt: Temporal.Instant,
): Promise<void> {
  if (isCounted(await catalogue.trialTerms())) await calendar.lockTrialDay(startsAt.toZonedDateTimeISO(schoolZone()).toPlainDate());
}
