import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { managerReads, parent } from '../role-rows.ts';
import { Done, Id } from '../shapes.ts';
import { Survey, SurveyAnswered, SurveyAnswers, SurveyAsked } from './survey-shapes.ts';

/** Two short surveys of parents, the first completed one with a bonus lesson (docs/rules/promotions.md#survey). */
export const surveyCalls = defineCalls({
  'GET /surveys': {
    who: parent,
    adult: 'never',
    summary: 'Surveys that are open to the family: after the 4th and the 12th lesson of a child, for some days',
    gives: z.strictObject({ surveys: z.array(SurveyAsked) }),
    refusals: [],
  },
  'POST /surveys': {
    who: parent,
    adult: 'never',
    summary: 'Answers a survey, once for a child; the first of a family brings the bonus lessons of the day',
    body: z.strictObject({ kidUid: Id, answers: SurveyAnswers }),
    gives: z.strictObject({ lessons: z.int() }),
    refusals: ['ratings.survey_not_asked'],
    idempotent: true,
  },
  'POST /surveys/skip': {
    who: parent,
    adult: 'never',
    summary: 'Not to be asked this survey again',
    body: z.strictObject({ kidUid: Id, survey: Survey }),
    gives: Done,
    refusals: ['ratings.survey_not_asked'],
    idempotent: true,
  },
  'GET /manager/surveys': {
    who: managerReads,
    summary: 'All answers that are kept, the newest first: without names, but where somebody is unhappy',
    gives: z.strictObject({ answers: z.array(SurveyAnswered), skipped: z.int() }),
    refusals: [],
  },
});
