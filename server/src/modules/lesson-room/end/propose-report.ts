import type { FinishSheet } from '@school/contract/lesson-room/end-shapes';
import type { RoomState } from '@school/contract/lesson-room/state';
import { type CourseCode, courses } from '@school/contract/catalogue/limits';
import { isOwnCourse } from '@school/contract/catalogue/own-courses';

import type { TrialOutline } from '#modules/playbooks';

import { figuresOf } from '../rules/prefill.ts';
import { proposeLevel } from '../rules/propose-level.ts';

/** What the report of a trial is proposed to say: the course and level that go with what was right at each level of its tasks. */
export function proposeReport(
  trial: TrialOutline | undefined,
  marks: RoomState['marks'][string] | undefined,
  age: number,
): NonNullable<FinishSheet['trial']> {
  const figuresAt = (level: 'easier' | 'middle' | 'harder') => {
    const places = trial?.tasks.map((task) => `${trial.playbookUid}/${task[level].taskIdx}/`) ?? [];
    return figuresOf([Object.fromEntries(Object.entries(marks ?? {}).filter(([key]) => places.some((place) => key.startsWith(place))))]);
  };
  const proposed = proposeLevel({ easier: figuresAt('easier'), middle: figuresAt('middle'), harder: figuresAt('harder') });
  if (!trial || !proposed) return { outcome: null, courseCode: null, level: null, text: null };
  const text = trial.report[proposed];
  if (proposed === 'notYet') return { outcome: 'notYet', courseCode: null, level: null, text };
  const choices = trial.courses[proposed];
  const course = choices.find(({ courseCode }) => isForAge(courseCode, age)) ?? choices.at(-1);
  return { outcome: 'recommended', courseCode: course?.courseCode ?? null, level: course?.level ?? null, text };
}

/** Trials lead to courses that come with the product. */
const isForAge = (code: CourseCode, age: number): boolean =>
  !isOwnCourse(code) && courses[code].ages.from <= age && age <= courses[code].ages.to;
