import { type Db, sql } from '#platform/db';

export type Surveys = ReturnType<typeof createSurveys>;

/** Surveys that families were thanked for. */
export const createSurveys = (db: Db) => ({
  wasThanked: async (familyId: string): Promise<boolean> =>
    (await db.one(sql`select 1 from promotions_surveys where family_id = ${familyId} limit 1`)) !== undefined,
  /** True the first time: a family is thanked once for a survey. */
  async thank(familyId: string, surveyId: string, lessons: number, now: Temporal.Instant): Promise<boolean> {
    return (
      (await db.run(sql`
        insert into promotions_surveys (family_id, survey_id, lessons, given_at) values (${familyId}, ${surveyId}, ${lessons}, ${now})
        on conflict do nothing`)) === 1
    );
  },
});
