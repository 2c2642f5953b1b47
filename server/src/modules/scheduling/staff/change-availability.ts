import { schedulingLimits } from '@school/contract/scheduling/limits';
import type { Availability, TouchedLesson } from '@school/contract/scheduling/shapes';
import type { Verdict } from '@school/contract/verdict';

import { insist, Refusal } from '#platform/refusal';

import { horizonAt } from '../rules/booking.ts';
import type { Lesson } from '../rules/lesson.ts';
import { daysOf, frameFrom, hoursMask } from '../rules/teacher-hours.ts';
import { liesIn, mayWork, type WantedHours } from '../rules/working-hours.ts';
import { readAvailability } from './read-availability.ts';
import type { StaffTools } from './staff-tools.ts';
import { familiesIn, touchedLessons } from './touched-lessons.ts';

/** What a change of hours would come to; nothing is changed. */
export const previewAvailability =
  (tools: StaffTools) =>
  async (teacherId: string, wanted: WantedHours): Promise<{ may: Verdict; touched: TouchedLesson[]; families: number }> => {
    const touched = await touchedBy(tools, teacherId, wanted);
    return { may: mayWork(wanted), touched: await touchedLessons(tools)(touched), families: familiesIn(touched).length };
  };

/**
 * Sets hours and exceptions from today on. Lessons that lie outside them stay; their number must be the one that was
 * shown, judged while nobody else can book.
 */
export const changeAvailability =
  (tools: StaffTools) =>
  (teacherId: string, { touched: shown, ...wanted }: WantedHours & { touched: number }): Promise<Availability> =>
    tools.db.inTransaction(async () => {
      insist(mayWork(wanted));
      await tools.calendar.lockHorizon(horizonAt(tools.clock.now()), 'alone');
      await tools.calendar.lock({ teachers: [teacherId], kids: [] });
      const touched = await touchedBy(tools, teacherId, wanted);
      if (touched.length !== shown) throw new Refusal('scheduling.touches_changed', { touched: touched.length });
      const { zone } = await tools.teachers.find(teacherId);
      const today = tools.clock.now().toZonedDateTimeISO(zone).toPlainDate();
      await tools.teachers.setAvailability(teacherId, { rules: [...wanted.rules], exceptions: [...wanted.exceptions] }, today);
      await tools.calendar.touch([teacherId]);
      return readAvailability(tools)(teacherId);
    });

/** Lessons ahead that lie within the hours now and would lie outside the wanted ones: those that the change touches. */
async function touchedBy(
  { teachers, lessons, clock }: StaffTools,
  teacherId: string,
  { rules, exceptions }: WantedHours,
): Promise<Lesson[]> {
  const { zone } = await teachers.find(teacherId);
  const now = clock.now();
  const frame = frameFrom(now, schedulingLimits.horizonWeeks * 7 + 3);
  const days = daysOf(frame, zone);
  const own = (await teachers.ownHoursOf([teacherId])).get(teacherId);
  const before = hoursMask(frame, { zone, rules: own?.rules ?? [], exceptions: own?.exceptions ?? [] }, days);
  const always = rules.map((rule) => ({ ...rule, validFrom: null, validTo: null }));
  const after = hoursMask(frame, { zone, rules: always, exceptions: [...exceptions] }, days);
  const end = now.add({ hours: (schedulingLimits.horizonWeeks * 7 + 3) * 24 });
  const ahead = await lessons.aheadOfTeacher(teacherId, now, end, now);
  return ahead.filter((lesson) => liesIn(frame, before, lesson) && !liesIn(frame, after, lesson));
}
