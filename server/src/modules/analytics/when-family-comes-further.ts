import type { Clock } from '#platform/clock';

import type { createStepStore, FamilyStep } from './steps.store.ts';

/** A family registers, books its trial, has it, pays, sets a schedule: each is a step of the funnel, the first time it happens. */
export const whenFamilyComesFurther =
  ({ clock, steps }: { clock: Clock; steps: ReturnType<typeof createStepStore> }) =>
  (step: FamilyStep) =>
  async ({ familyId }: { familyId: string }): Promise<void> =>
    void (await steps.reach(familyId, step, clock.now()));
