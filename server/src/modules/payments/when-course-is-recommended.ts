import type { EventOf } from '#platform/events';

import type { Tools } from './dependencies/dependencies.ts';

/** A recommended course comes with a gift offer (docs/rules/promotions.md#gifts). */
export const whenCourseIsRecommended =
  ({ promotions }: Pick<Tools, 'promotions'>) =>
  ({ familyId, introStartsAt, reportedAt }: EventOf<'scheduling.course_recommended'>): Promise<void> =>
    promotions.offerAfterIntro(familyId, Temporal.Instant.from(introStartsAt), Temporal.Instant.from(reportedAt));
