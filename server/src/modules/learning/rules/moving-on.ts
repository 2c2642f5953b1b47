import type { Ordered } from './next-lesson.ts';

/** How far a kid has come in a course. */
export interface Come {
  levelCode: string;
  /** The lesson of the level that it began with; null is the first. */
  beginsAt?: string | null;
  /** Lessons that were held. */
  opened: ReadonlySet<string>;
  /** Lessons of which all homework is done as well. */
  done: ReadonlySet<string>;
}

/** Levels that are done, in order, the level that the kid is at now, and whether the last one is done too. */
export interface MovedOn {
  passed: string[];
  levelCode: string;
  completed: boolean;
}

/**
 * A level is done when all its lessons are; or when all were held and a lesson of a level above was too: homework that
 * was left out holds nobody back (docs/rules/learning.md#levels). Then the kid is at the next level at once. It never moves back: lessons
 * that are added to a level later leave it where it is.
 */
export function moveOn({ levels }: Ordered, { levelCode, beginsAt, opened, done }: Come): MovedOn {
  const passed: string[] = [];
  let at = Math.max(
    0,
    levels.findIndex((level) => level.levelCode === levelCode),
  );
  const isPassed = (index: number): boolean => {
    const all = levels[index]?.lessons ?? [];
    // What stands before the lesson that the kid began with holds nobody back.
    const lessons = all.slice(
      Math.max(0, levels[index]?.levelCode === levelCode ? all.findIndex((one) => one.lessonCode === beginsAt) : 0),
    );
    if (lessons.length === 0) return false;
    if (lessons.every(({ lessonCode }) => done.has(lessonCode))) return true;
    const isHigher = levels.slice(index + 1).some((level) => level.lessons.some(({ lessonCode }) => opened.has(lessonCode)));
    return isHigher && lessons.every(({ lessonCode }) => opened.has(lessonCode));
  };
  while (isPassed(at)) {
    passed.push(levels[at]?.levelCode ?? '');
    // A level that is not written yet is none to be at.
    if (!levels.slice(at + 1).some(({ lessons }) => lessons.length > 0))
      return { passed, levelCode: levels[at]?.levelCode ?? levelCode, completed: true };
    at += 1;
    while (levels[at]?.lessons.length === 0) at += 1;
  }
  return { passed, levelCode: levels[at]?.levelCode ?? levelCode, completed: false };
}
