import type { Tools } from './tools.ts';

/** What scheduling tells when the report of a trial recommends a course. Instants are ISO strings. */
interface CourseRecommended {
  type: 'scheduling.course_recommended';
  familyId: string;
  reportedAt: string;
  introStartsAt: string;
}

/** A recommended course comes with a gift offer (decisions D3, D7). */
export const whenCourseIsRecommended = ({ news, promotions }: Pick<Tools, 'news' | 'promotions'>): void =>
  news.on<CourseRecommended>('scheduling.course_recommended', 'payments.offer-gift', ({ familyId, introStartsAt, reportedAt }) =>
    promotions.offerAfterIntro(familyId, Temporal.Instant.from(introStartsAt), Temporal.Instant.from(reportedAt)),
  );
