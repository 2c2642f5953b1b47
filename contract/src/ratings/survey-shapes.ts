import * as z from 'zod/mini';

import { Id, Instant, text, whole } from '../shapes.ts';
import { hindrances, surveyLevels, surveyLimits, surveys } from './limits.ts';
import { named, shape } from '../named.ts';

export const Survey = named('Survey', z.enum(surveys));
export type Survey = z.infer<typeof Survey>;

const Grade = whole(1, surveyLimits.gradeMost);
const Words = text(surveyLimits.wordsLength, 0);

/** Answers to one of the surveys. */
export const SurveyAnswers = named(
  'SurveyAnswers',
  z.discriminatedUnion('survey', [
    z.strictObject({
      survey: z.literal('after4'),
      mood: Grade,
      teacher: Grade,
      level: z.enum(surveyLevels),
      hindrances: z.array(z.enum(hindrances)).check(z.maxLength(hindrances.length)),
      change: Words,
    }),
    z.strictObject({
      survey: z.literal('after12'),
      newSkill: Words,
      homeworkMinutes: whole(0, surveyLimits.homeworkMost),
      tears: z.boolean(),
      clear: Grade,
      goOn: Grade,
      recommend: Grade,
      why: Words,
    }),
  ]),
);
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

/** A survey that is open to a family, for one of its children. */
export const SurveyAsked = shape('SurveyAsked', { survey: Survey, kidUid: Id, kidName: z.string(), until: Instant, gift: z.int() });

/** Answers as managers read them: without a name, but where somebody is unhappy. */
export const SurveyAnswered = shape('SurveyAnswered', {
  at: Instant,
  answers: SurveyAnswers,
  low: z.boolean(),
  familyId: z.nullable(Id),
  familyName: z.nullable(z.string()),
});
export type SurveyAnswered = z.infer<typeof SurveyAnswered>;
