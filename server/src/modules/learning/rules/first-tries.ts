import { progressLimits } from '@school/contract/learning/limits';
import type { CourseReport } from '@school/contract/learning/progress';

/** Answers at the first try to tasks of a lesson on a day (YYYY-MM-DD by the family's clock). */
export interface FirstTries {
  courseCode: string;
  lessonCode: string;
  day: string;
  answered: number;
  right: number;
}

const { firmFrom, almostFrom, leastAnswers } = progressLimits;

export const sumOf = (rows: readonly FirstTries[]): { answered: number; right: number } =>
  rows.reduce((sum, { answered, right }) => ({ answered: sum.answered + answered, right: sum.right + right }), { answered: 0, right: 0 });

/** Whole percent that was right at once; null where too little was answered to say so. */
export function percentOf(rows: readonly FirstTries[]): number | null {
  const { answered, right } = sumOf(rows);
  return answered < leastAnswers ? null : Math.round((right / answered) * 100);
}

export const firmnessOf = (percent: number): CourseReport['skills'][number]['firmness'] =>
  percent >= firmFrom ? 'firm' : percent >= almostFrom ? 'almost' : 'learning';

/** In which of the four weeks of its month a day lies, from 0: the last one has the days from the 22nd on. */
const weekOf = (day: string): number => Math.min(3, Math.floor((Number(day.slice(-2)) - 1) / 7));

/** A month (YYYY-MM) by its weeks. */
export function monthOf(rows: readonly FirstTries[], month: string): CourseReport['now'] {
  const own = rows.filter(({ day }) => day.startsWith(month));
  return { month, right: percentOf(own), weeks: [0, 1, 2, 3].map((week) => percentOf(own.filter(({ day }) => weekOf(day) === week))) };
}

/** What sits least of all that does not sit firmly; nothing where all does. */
export const leastFirm = <Skill extends { right: number }>(skills: readonly Skill[]): Skill | null =>
  skills.filter(({ right }) => firmnessOf(right) !== 'firm').toSorted((one, other) => one.right - other.right)[0] ?? null;
