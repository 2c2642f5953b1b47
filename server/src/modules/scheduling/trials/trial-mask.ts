import type { TrialTerms } from '@school/contract/catalogue/trial-terms';

import { type Bits, without } from '#modules/calendar/rules';
import { schoolZone } from '@school/contract/school/zone';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { closedForTrials, fullForTrials, holdsTrials, isCounted, type Stretch } from '../rules/trial-terms.ts';

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
  let closed: Closed | undefined;
  const open = (frame: Frame, hours: Bits) => {
    closed ??= closedOf(closedForTrials(inForce, stretch(frame), now));
    return lastingWithout(frame, hours, closed);
  };
  return {
    holds: (teacherId) => holdsTrials(inForce, teacherId),
    open,
    free(frame, teacherId, free) {
      const full = fullForTrials(inForce, teacherId, stretch(frame), booked);
      return full.length === 0 ? open(frame, free) : without(frame, open(frame, free), full);
    },
  };
}

/** Closed times, and what they are known by. */
interface Closed {
  stretches: readonly Stretch[];
  name: string;
}

const closedOf = (stretches: readonly Stretch[]): Closed => ({ stretches, name: stretches.map(({ from, to }) => `${from} ${to}`).join() });

const leftOf = new WeakMap<Bits, { name: string; left: Bits }>();

/** What closed times leave of a row of the board: the same for everybody until the board, the terms or the day are others. */
function lastingWithout(frame: Frame, bits: Bits, { stretches, name }: Closed): Bits {
  if (stretches.length === 0) return bits;
  const known = leftOf.get(bits);
  if (known?.name === name) return known.left;
  const left = without(frame, bits, stretches);
  leftOf.set(bits, { name, left });
  return left;
}
