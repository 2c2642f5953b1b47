import type { SchedulingNews } from '#modules/scheduling';

import type { Tools } from './tools.ts';

type CourseRecommended = Extract<SchedulingNews, { type: 'scheduling.course_recommended' }>;

/** A recommended course comes with a gift offer (docs/rules/promotions.md#gifts). */
export const whenCourseIsRecommended = ({ news, promotions }: Pick<Tools, 'news' | 'promotions'>): void =>
  news.on<CourseRecommended>('scheduling.course_recommended', 'payments.offer-gift', ({ familyId, introStartsAt, reportedAt }) =>
    promotions.offerAfterIntro(familyId, Temporal.Instant.from(introStartsAt), Temporal.Instant.from(reportedAt)),
  );
