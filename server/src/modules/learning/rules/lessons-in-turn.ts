import { commonLesson } from './common-lesson.ts';
import { levelToBegin, nextLesson, type Ordered } from './next-lesson.ts';

/** A lesson that is still to be held, with what its teacher has chosen for it. */
export interface Coming {
  lessonId: string;
  kids: readonly string[];
  /** The level that its process names. */
  level: string | null;
  chosen: string | null;
}

/** How a kid stands in the course. */
export interface Standing {
  levelCode: string;
  beginsAt?: string | null;
  opened: readonly string[];
}

/**
 * Which lesson of a course each coming lesson holds, if all that stand before it are held: the one its teacher chose, else
 * the one that most of its kids come to next. `coming` in order of time. A lesson past the end of the course is left out.
 */
export function lessonsInTurn(
  course: Ordered,
  coming: readonly Coming[],
  standings: ReadonlyMap<string, Standing>,
): ReadonlyMap<string, string> {
  const order = course.levels.flatMap(({ lessons }) => lessons.map(({ lessonCode }) => lessonCode));
  const opened = new Map([...standings].map(([kidUid, standing]) => [kidUid, new Set(standing.opened)]));
  const openedBy = (kidUid: string): Set<string> => {
    const known = opened.get(kidUid) ?? new Set<string>();
    opened.set(kidUid, known);
    return known;
  };
  const inTurn = new Map<string, string>();
  for (const { lessonId, kids, level, chosen } of coming) {
    const next = kids.map((kidUid) => {
      // A kid that has not begun begins at the level its process names, or at the first.
      const standing = standings.get(kidUid);
      const levelCode = standing?.levelCode ?? levelToBegin(course, level);
      return levelCode === undefined ? null : nextLesson(course, { levelCode, beginsAt: standing?.beginsAt ?? null }, openedBy(kidUid));
    });
    const held = chosen ?? commonLesson(order, next);
    if (held !== undefined) inTurn.set(lessonId, held);
    for (const [at, kidUid] of kids.entries()) {
      const opens = chosen ?? next[at];
      if (opens) openedBy(kidUid).add(opens);
    }
  }
  return inTurn;
}
