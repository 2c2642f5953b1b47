import type { Availability, TouchedLesson } from '@school/contract/calendar/shapes';
import type { Verdict } from '@school/contract/verdict';

import { insist, Refusal } from '#platform/refusal';

import type { Lesson } from '../rules/lesson.ts';
import { cellMinutes, daysOf, frameUntil, hoursMask } from '../rules/teacher-hours.ts';
import { liesIn, mayWork, type WantedHours } from '../rules/working-hours.ts';
import { readAvailability } from './read-availability.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';
import { familiesIn, touchedLessons } from '../views/touched-lessons.ts';

/** What a change of hours would come to; nothing is changed. */
export const previewAvailability =
  (deps: CalendarDependencies) =>
  async (teacherId: string, wanted: WantedHours): Promise<{ may: Verdict; touched: TouchedLesson[]; families: number }> => {
    const touched = await touchedBy(deps, teacherId, wanted);
    return { may: mayWork(wanted), touched: await touchedLessons(deps)(touched), families: familiesIn(touched).length };
  };

/**
 * Sets hours and exceptions from today on. Lessons that lie outside them stay; their number must be the one that was
 * shown, judged while nobody else can book.
 */
export const changeAvailability =
  (deps: CalendarDependencies) =>
  (teacherId: string, { touched: shown, ...wanted }: WantedHours & { touched: number }): Promise<Availability> =>
    deps.db.inTransaction(async () => {
      insist(mayWork(wanted));
      await deps.calendar.lockHorizon('alone');
      await deps.calendar.lock({ teachers: [teacherId], kids: [] });
      const touched = await touchedBy(deps, teacherId, wanted);
      if (touched.length !== shown) throw new Refusal('scheduling.touches_changed', { touched: touched.length });
      const { zone } = await deps.teachers.find(teacherId);
      const today = deps.clock.now().toZonedDateTimeISO(zone).toPlainDate();
      await deps.teachers.setAvailability(teacherId, { rules: [...wanted.rules], exceptions: [...wanted.exceptions] }, today);
      await deps.calendar.touch([teacherId]);
      return readAvailability(deps)(teacherId);
    });

/** Lessons ahead that lie within the hours now and would lie outside the wanted ones: those that the change touches. */
async function touchedBy(
  { teachers, lessons, calendar, clock }: CalendarDependencies,
  teacherId: string,
  { rules, exceptions }: WantedHours,
): Promise<Lesson[]> {
  const { zone } = await teachers.find(teacherId);
  const now = clock.now();
  const frame = frameUntil(now, await calendar.horizon());
  const days = daysOf(frame, zone);
  const own = (await teachers.ownHoursOf([teacherId])).get(teacherId);
  const before = hoursMask(frame, { zone, rules: own?.rules ?? [], exceptions: own?.exceptions ?? [] }, days);
  const always = rules.map((rule) => ({ ...rule, validFrom: null, validTo: null }));
  const after = hoursMask(frame, { zone, rules: always, exceptions: [...exceptions] }, days);
  const end = now.add({ minutes: frame.cells * cellMinutes });
  const ahead = await lessons.aheadOfTeacher(teacherId, now, end, now);
  return ahead.filter((lesson) => liesIn(frame, before, lesson) && !liesIn(frame, after, lesson));
}
