import type { EventOf } from '#platform/events';

import type { Tools } from './dependencies/dependencies.ts';

/** Paying on the day of the trial is rewarded from the trial's end on, not only from its report (docs/rules/promotions.md#gifts). */
export const whenIntroIsConducted =
  ({ promotions }: Pick<Tools, 'promotions'>) =>
  async ({ familyId, kind, conductedAt }: EventOf<'scheduling.lesson_conducted'>): Promise<void> => {
    if (kind === 'trial') await promotions.offerIntroDay(familyId, Temporal.Instant.from(conductedAt));
  };
