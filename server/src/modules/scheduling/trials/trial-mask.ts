import type { TrialTerms } from '@school/contract/catalogue/trial-terms';

import { type Bits, without } from '#modules/calendar/rules';
import { schoolZone } from '@school/contract/school/zone';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { closedForTrials, fullForTrials, holdsTrials, isCounted } from '../rules/trial-terms.ts';

type Frame = Parameters<typeof without>[0];

/** What the terms of the school leave of a teacher's time for first lessons. */
export interface TrialMask {
  holds(teacherId: string): boolean;
  /** Without the closed hours and days: when the teacher could hold one at all. */
  open(frame: Frame, hours: Bits): Bits;
  /** And without the days that are full. */
  free(frame: Frame, teacherId: string, free: Bits): Bits;
}

/** No terms at all: the school gives its word. */
export const anyTime: TrialMask = { holds: () => true, open: (_, hours) => hours, free: (_frame, _teacherId, free) => free };

/** The terms of now, or others that somebody thinks about. A trial that leaves its place takes none of its day. */
export async function trialMask(
  { catalogue, clock, trialDays }: Pick<SchedulingDependencies, 'catalogue' | 'clock' | 'trialDays'>,
  { terms, leaving = null }: { terms?: TrialTerms | undefined; leaving?: string | null | undefined } = {},
): Promise<TrialMask> {
  const now = clock.now();
  const inForce = terms ?? (await catalogue.trialTerms());
  const booked = isCounted(inForce) ? await trialDays(schoolZone(), now, leaving) : [];
  const stretch = (frame: Frame) => ({ from: frame.from, to: frame.from + frame.cells * 5 });
  const open = (frame: Frame, hours: Bits) => without(frame, hours, closedForTrials(inForce, stretch(frame), now));
  return {
    holds: (teacherId) => holdsTrials(inForce, teacherId),
    open,
    free: (frame, teacherId, free) => without(frame, open(frame, free), fullForTrials(inForce, teacherId, stretch(frame), booked)),
  };
}
