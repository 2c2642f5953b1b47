import type { SubstitutionChoice } from '@school/contract/staffing/shapes';

/** Who gives a lesson: a teacher's id, or null for nobody (the lesson is cancelled). */
export interface Decision {
  eventId: string;
  teacherId: string | null;
}

/** What somebody has chosen for a lesson, by event id; other lessons go to the best proposal. */
export type Chosen = ReadonlyMap<string, string | null>;

/**
 * One decision for every lesson, as the page shows it: what was chosen while it can still be had, else the best
 * proposal, else nobody.
 */
export const decisionsOf = (lessons: readonly SubstitutionChoice[], chosen: Chosen): Decision[] =>
  lessons.map(({ lesson: { eventId }, proposals }) => {
    const wanted = chosen.get(eventId);
    const stands = wanted === null || proposals.some(({ teacher }) => teacher.teacherId === wanted);
    return { eventId, teacherId: wanted !== undefined && stands ? wanted : (proposals[0]?.teacher.teacherId ?? null) };
  });

/** How many lessons are given away and how many are cancelled. */
export function outcomeOf(decisions: readonly Decision[]): { given: number; canceled: number } {
  const given = decisions.filter(({ teacherId }) => teacherId !== null).length;
  return { given, canceled: decisions.length - given };
}
