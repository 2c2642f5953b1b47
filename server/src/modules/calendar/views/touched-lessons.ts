import type { TouchedLesson } from '@school/contract/calendar/shapes';

import { ageOn } from '#modules/families';

import { kindOf, type Lesson, statusOf } from '../rules/lesson.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';
import { teachersOf } from './views.ts';

/** The families whose kids are in these lessons, in the order in which they are locked. */
export const familiesIn = (lessons: ReadonlyArray<Pick<Lesson, 'participants'>>): string[] =>
  [...new Set(lessons.flatMap(({ participants }) => participants.map(({ familyId }) => familyId)))].sort();

/** When a lesson is, of what, and how it stands. */
export const inShort = (lesson: Lesson, now: Temporal.Instant) => ({
  eventId: lesson.lessonId,
  timestamp: lesson.startsAt.toString(),
  minutes: lesson.minutes,
  kind: kindOf(lesson),
  status: statusOf(lesson, now),
  subject: lesson.subject,
  courseCode: lesson.courseCode,
});

/** Lessons as far as staff must know of them: when, and whose; no contacts and no money. */
export const touchedLessons =
  (deps: Pick<CalendarDependencies, 'families' | 'teachers' | 'clock'>) =>
  async (lessons: readonly Lesson[]): Promise<TouchedLesson[]> => {
    const now = deps.clock.now();
    const kids = new Map((await deps.families.kids(kidsIn(lessons))).map((kid) => [kid.kidUid, kid]));
    const zones = await deps.families.timezonesOf(familiesIn(lessons));
    const teachers = await teachersOf(deps, lessons);
    return lessons.map((lesson) => ({
      ...inShort(lesson, now),
      teacher: (lesson.teacherId && teachers.get(lesson.teacherId)) || null,
      kids: lesson.participants.flatMap(({ kidUid, familyId }) => {
        const kid = kids.get(kidUid);
        return kid ? [{ kidUid, name: kid.name, age: ageOn(kid.birth, now), timezone: zones.get(familyId) ?? '' }] : [];
      }),
    }));
  };

/** The kids in these lessons, each once. */
export const kidsIn = (lessons: ReadonlyArray<Pick<Lesson, 'participants'>>): string[] => [
  ...new Set(lessons.flatMap(({ participants }) => participants.map(({ kidUid }) => kidUid))),
];
