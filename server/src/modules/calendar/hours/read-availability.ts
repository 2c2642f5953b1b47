import type { Availability } from '@school/contract/calendar/shapes';
import type { Absence } from '@school/contract/calendar/shapes';

import { teachersOf } from '../views/views.ts';
import type { AbsenceRecord } from '../stores/absences.store.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';
import { touchedLessons } from '../views/touched-lessons.ts';

/** Absences are shown so many days after they are over. */
const daysShownAfter = 28;

/** The hours of a teacher from today on, in wall minutes of the teacher's zone, and the absences. */
export const readAvailability =
  (deps: CalendarDependencies) =>
  async (teacherId: string): Promise<Availability> => {
    const { zone } = await deps.teachers.find(teacherId);
    const today = deps.clock.now().toZonedDateTimeISO(zone).toPlainDate();
    const hours = (await deps.teachers.ownHoursOf([teacherId])).get(teacherId);
    const { rules = [], exceptions = [] } = hours ?? {};
    return {
      zone,
      rules: rules
        .filter(({ validTo }) => validTo === null || validTo > today.toString())
        .map(({ weekday, fromMinute, toMinute }) => ({ weekday, fromMinute, toMinute })),
      exceptions: exceptions.filter(({ day }) => day >= today.toString()),
      absences: await absencesOf(deps)(await deps.absences.since(teacherId, today.subtract({ days: daysShownAfter }))),
    };
  };

/** Absences with what became of their lessons. */
export const absencesOf =
  (deps: CalendarDependencies) =>
  async (absences: readonly AbsenceRecord[]): Promise<Absence[]> => {
    const kept = await deps.absences.kept(absences.map(({ absenceId }) => absenceId));
    const lessons = await deps.lessons.byIds(kept.map(({ lessonId }) => lessonId));
    const shown = await touchedLessons(deps)(lessons);
    const given = await teachersOf(
      deps,
      kept.map((it) => ({ teacherId: it.given })),
    );
    return absences.map(({ absenceId, kind, from, to, fromMinute, note, endedAt }) => {
      const own = new Map(kept.filter((it) => it.absenceId === absenceId).map((it) => [it.lessonId, it.given]));
      return {
        absenceId,
        kind,
        from,
        to,
        fromMinute,
        note,
        endedAt: endedAt?.toString() ?? null,
        lessons: shown
          .filter(({ eventId }) => own.has(eventId))
          .map((lesson) => ({ lesson, given: given.get(own.get(lesson.eventId) ?? '') ?? null })),
      };
    });
  };
