import type { Tools } from './dependencies/dependencies.ts';

/** A recommended course comes with a gift offer (docs/rules/promotions.md#gifts). */
export const whenCourseIsRecommended = ({ outbox, promotions }: Pick<Tools, 'outbox' | 'promotions'>): void =>
  outbox.subscribe('scheduling.course_recommended', 'payments.offer-gift', ({ familyId, introStartsAt, reportedAt }) =>
    promotions.offerAfterIntro(familyId, Temporal.Instant.from(introStartsAt), Temporal.Instant.from(reportedAt)),
  );
