import type { SchedulingEvent } from '#modules/calendar';

import type { Tools } from './tools.ts';

type CourseRecommended = Extract<SchedulingEvent, { type: 'scheduling.course_recommended' }>;

/** A recommended course comes with a gift offer (docs/rules/promotions.md#gifts). */
export const whenCourseIsRecommended = ({ outbox, promotions }: Pick<Tools, 'outbox' | 'promotions'>): void =>
  outbox.subscribe<CourseRecommended>('scheduling.course_recommended', 'payments.offer-gift', ({ familyId, introStartsAt, reportedAt }) =>
    promotions.offerAfterIntro(familyId, Temporal.Instant.from(introStartsAt), Temporal.Instant.from(reportedAt)),
  );
