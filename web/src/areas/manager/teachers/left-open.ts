import type { TouchedLesson } from '@school/contract/calendar/shapes';
import type { SubstitutionChoice } from '@school/contract/staffing/shapes';

import type { Decision } from '#widgets/substitution/choices.ts';

/**
 * What is still to be done when a teacher has gone: weekly schedules that no one colleague takes whole (the first lesson of each),
 * and whether there are clubs, which keep their teacher until they are moved (docs/decisions/0226).
 */
export function leftOpen(
  lessons: readonly SubstitutionChoice[],
  decisions: readonly Decision[],
): { schedules: TouchedLesson[]; clubs: boolean } {
  const takers = new Map(decisions.map(({ eventId, teacherId }) => [eventId, teacherId]));
  const weekly = Map.groupBy(
    lessons.map(({ lesson }) => lesson).filter(({ kind }) => kind === 'regular'),
    ({ kids, subject, courseCode }) => [...kids.map(({ kidUid }) => kidUid), subject, courseCode].join(' '),
  );
  return {
    schedules: [...weekly.values()].flatMap(([first, ...others]) => {
      if (!first) return [];
      const taker = takers.get(first.eventId) ?? null;
      return taker !== null && others.every(({ eventId }) => takers.get(eventId) === taker) ? [] : [first];
    }),
    clubs: lessons.some(({ lesson }) => lesson.kind === 'group'),
  };
}
