import { surveyLimits } from '@school/contract/ratings/limits';
import type { Survey, SurveyAnswers } from '@school/contract/ratings/survey-shapes';

import { type Db, sql } from '#platform/db';

export interface DueSurvey {
  survey: Survey;
  kidUid: string;
  /** When the lesson was over after which it is asked. */
  since: Temporal.Instant;
}

export type SurveyStore = ReturnType<typeof createSurveyStore>;

/** Surveys that are due, and what was answered. */
export function createSurveyStore(db: Db) {
  const { after4, after12 } = surveyLimits.afterLesson;
  return {
    due: (familyId: string, from: Temporal.Instant) =>
      db.all(sql<DueSurvey>`
        select survey, kid_uid as "kidUid", conducted_at as since from (
          select kid_uid, conducted_at,
            case row_number() over (partition by kid_uid order by conducted_at, lesson_id)
              when ${after4} then 'after4' when ${after12} then 'after12' end as survey
          from ratings_lessons where family_id = ${familyId}) l
        where survey is not null and conducted_at > ${from}
          and not exists (select from ratings_surveys s where s.kid_uid = l.kid_uid and s.survey = l.survey)
        order by conducted_at`),
    /** False when it was answered or skipped before. */
    async keep(
      familyId: string,
      kidUid: string,
      survey: Survey,
      it: { answers: SurveyAnswers | null; low: boolean },
      now: Temporal.Instant,
    ) {
      const answers = it.answers === null ? null : JSON.stringify(it.answers);
      return (
        (await db.run(sql`
          insert into ratings_surveys (survey, kid_uid, family_id, answers, low, at)
          values (${survey}, ${kidUid}, ${familyId}, ${answers}::jsonb, ${it.low}, ${now}) on conflict do nothing`)) === 1
      );
    },
    answered: () =>
      db.all(sql<{ familyId: string; answers: SurveyAnswers; low: boolean; at: Temporal.Instant }>`
        select family_id as "familyId", answers, low, at from ratings_surveys where answers is not null order by at desc, kid_uid`),
    async skipped(): Promise<number> {
      const row = await db.one(sql<{ n: number }>`select count(*)::int as n from ratings_surveys where answers is null`);
      return row?.n ?? 0;
    },
    /** The answers of old surveys go; that it was asked stays, so that nobody is asked twice. */
    forgetBefore: (moment: Temporal.Instant) =>
      db.run(sql`update ratings_surveys set answers = null, low = false where answers is not null and at < ${moment}`),
  };
}
