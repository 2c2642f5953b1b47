import type { AnswerOf } from '@school/contract/calls';
import type { Survey, SurveyAnswers } from '@school/contract/ratings/survey-shapes';

import type { Promotions } from '#modules/promotions';
import { Refusal } from '#platform/refusal';

import { isLow } from './rules/survey.ts';
import type { DueSurvey, SurveyStore } from './surveys.store.ts';
import type { Tools } from './tools.ts';

export type SurveyTools = Pick<Tools, 'db' | 'clock' | 'families' | 'school'> & {
  surveys: SurveyStore;
  promotions: Pick<Promotions, 'giveForSurvey' | 'surveyGift'>;
};

/** A family is thanked for one survey, whichever it answers first (docs/rules/promotions.md#survey). */
const thankedFor = 'lessons';

/** Two short surveys of parents: when they are open, answers, and the thanks for the first. */
export function familySurveys(tools: SurveyTools) {
  const { db, clock, families, surveys, promotions, school } = tools;
  const due = (familyId: string) => surveys.due(familyId, clock.now().subtract({ hours: 24 * school.now('surveyDays') }));
  const insistDue = async (familyId: string, kidUid: string, survey: Survey): Promise<DueSurvey> => {
    const found = (await due(familyId)).find((it) => it.kidUid === kidUid && it.survey === survey);
    if (!found) throw new Refusal('ratings.survey_not_asked');
    return found;
  };
  return {
    async open(familyId: string): Promise<AnswerOf<'GET /surveys'>> {
      const open = await due(familyId);
      if (open.length === 0) return { surveys: [] };
      const kids = await families.kidsOfMany([familyId]);
      const gift = await promotions.surveyGift(familyId);
      return {
        surveys: open.map(({ survey, kidUid, since }) => ({
          survey,
          kidUid,
          kidName: kids.find((kid) => kid.kidUid === kidUid)?.name ?? '',
          until: since.add({ hours: 24 * school.now('surveyDays') }).toString(),
          gift,
        })),
      };
    },
    answer: (familyId: string, kidUid: string, answers: SurveyAnswers): Promise<{ lessons: number }> =>
      db.inTransaction(async () => {
        await insistDue(familyId, kidUid, answers.survey);
        const kept = await surveys.keep(familyId, kidUid, answers.survey, { answers, low: isLow(answers) }, clock.now());
        if (!kept) throw new Refusal('ratings.survey_not_asked');
        const lessons = await promotions.surveyGift(familyId);
        return { lessons: lessons > 0 && (await promotions.giveForSurvey(familyId, thankedFor)) ? lessons : 0 };
      }),
    skip: (familyId: string, kidUid: string, survey: Survey): Promise<void> =>
      db.inTransaction(async () => {
        await insistDue(familyId, kidUid, survey);
        await surveys.keep(familyId, kidUid, survey, { answers: null, low: false }, clock.now());
      }),
    async list(): Promise<AnswerOf<'GET /manager/surveys'>> {
      const all = await surveys.answered();
      const names = await families.namesOf([...new Set(all.flatMap(({ low, familyId }) => (low ? familyId : [])))]);
      const answers = all.map(({ familyId, answers: given, low, at }) => ({
        at: at.toString(),
        answers: given,
        low,
        familyId: low ? familyId : null,
        familyName: low ? (names.get(familyId) ?? '') : null,
      }));
      return { answers, skipped: await surveys.skipped() };
    },
    /** The nightly job. */
    forgetOld: async (): Promise<void> =>
      void (await surveys.forgetBefore(clock.now().subtract({ hours: 24 * school.now('surveyAnswerDays') }))),
  };
}
