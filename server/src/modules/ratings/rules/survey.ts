import { surveyLimits } from '@school/contract/ratings/limits';
import type { SurveyAnswers } from '@school/contract/ratings/survey-shapes';

/** Is somebody unhappy, so that the school may see who it is and call? */
export function isLow(answers: SurveyAnswers): boolean {
  const grades = answers.survey === 'after4' ? [answers.mood, answers.teacher] : [answers.clear, answers.goOn];
  return grades.some((grade) => grade <= surveyLimits.lowGrade);
}
