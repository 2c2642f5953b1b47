import type { SubjectCode } from '@school/contract/catalogue/limits';

import type { FamiliesEvent } from '#modules/families';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** A family has registered: its first kid waits for the trial of the subject it came for (docs/rules/lessons.md#processes). */
export const whenFamilyIsRegistered =
  ({ processes, realtime, clock }: Pick<SchedulingDependencies, 'processes' | 'realtime' | 'clock'>) =>
  async ({ familyId, kidUid, subject }: Extract<FamiliesEvent, { type: 'families.registered' }>): Promise<void> => {
    await processes.introOf({ familyId, kidUid }, subject as SubjectCode, clock.now());
    await realtime.changed(`users/${familyId}`);
  };
