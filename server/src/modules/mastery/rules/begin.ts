import { masteryLimits } from '@school/contract/mastery/limits';

import { type Known, shareOf } from './memory.ts';

/** A lesson of a level, in the order of the year. */
export interface InOrder {
  lessonCode: string;
  skills: readonly string[];
}

/** Where a child begins in a level: the lesson, and the skills of those that it leaves out. */
export interface Beginning {
  lessonCode: string;
  leftOut: string[];
}

/**
 * The first lesson of a level that has something new for a child: what it has shown, by a diagnostics or by its work, it does not begin with.
 * A lesson without skills of its own (a review, a project) is left out with those before it. At most so many lessons are left out without
 * a teacher's word, and the last lesson never is. Nothing where the level begins with its first lesson.
 */
export function beginningOf(lessons: readonly InOrder[], known: ReadonlyMap<string, Pick<Known, 'ability'>>): Beginning | undefined {
  const knows = (skill: string): boolean => {
    const own = known.get(skill);
    return own !== undefined && shareOf(own.ability) >= masteryLimits.begin.knownFrom;
  };
  const firstNew = lessons.findIndex(({ skills }) => skills.some((skill) => !knows(skill)));
  const most = Math.min(masteryLimits.begin.mostLessons, lessons.length - 1);
  const at = Math.min(firstNew === -1 ? most : firstNew, most);
  const leftOut = [...new Set(lessons.slice(0, at).flatMap(({ skills }) => skills))];
  const lesson = lessons[at];
  return at > 0 && lesson && leftOut.length > 0 ? { lessonCode: lesson.lessonCode, leftOut } : undefined;
}
