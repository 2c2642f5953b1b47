import type { Tools } from './dependencies/dependencies.ts';

/** Paying on the day of the trial is rewarded from the trial's end on, not only from its report (docs/rules/promotions.md#gifts). */
export const whenIntroIsConducted = ({ outbox, promotions }: Pick<Tools, 'outbox' | 'promotions'>): void =>
  outbox.subscribe('scheduling.lesson_conducted', 'payments.offer-intro-day', async ({ familyId, kind, conductedAt }) => {
    if (kind === 'trial') await promotions.offerIntroDay(familyId, Temporal.Instant.from(conductedAt));
  });
