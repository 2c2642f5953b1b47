import { schedulingLimits } from '@school/contract/calendar/limits';
import type { Teacher } from '@school/contract/calendar/shapes';
import type { SubstitutionChoice } from '@school/contract/staffing/shapes';

import { teacherView, type EmployedTeacher, type Load, type TeacherProfile } from '#modules/calendar';
import { schoolZone } from '@school/contract/school/zone';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { substitutionsFor } from './substitutes.ts';

/** Lessons shown with who could take them, at most. */
const shownLessons = 40;
const { loadDays, substituteDays } = schedulingLimits;

/** A teacher with the load of the days ahead and back that the limits name. */
export interface TeacherWithLoad extends EmployedTeacher, Omit<Load, 'teacherId'> {
  /** Minutes a week open for lessons, by the hours as they are written today. */
  minutesOpen: number;
}

/** Teachers as the school employs them. Who may do so, the back office has asked. */
export const teacherActions = (deps: StaffingDependencies) => {
  const { db, calendar, teachers, managedTeachers, lessons, clock, outbox } = deps;
  const ahead = (teacherId: string, until: Temporal.Instant) => lessons.aheadOfTeacher(teacherId, clock.now(), until, clock.now());
  return {
    /** All teachers, those who teach now first. */
    async managedTeachers(): Promise<TeacherWithLoad[]> {
      const now = clock.now();
      const all = await managedTeachers.all();
      const today = now.toZonedDateTimeISO(schoolZone()).toPlainDate().toString();
      const [loads, hours] = [
        await managedTeachers.loads({
          now,
          ahead: now.add({ hours: loadDays.ahead * 24 }),
          back: now.subtract({ hours: loadDays.back * 24 }),
        }),
        await teachers.ownHoursOf(all.map(({ teacherId }) => teacherId)),
      ];
      const none = { lessonsAhead: 0, minutesTaken: 0, pupils: 0, lessonsGiven: 0 };
      return all.map((teacher) => {
        const { rules = [] } = hours.get(teacher.teacherId) ?? {};
        const open = rules.filter(({ validFrom, validTo }) => (validFrom ?? today) <= today && (validTo === null || validTo > today));
        return {
          ...none,
          ...teacher,
          ...loads.find(({ teacherId }) => teacherId === teacher.teacherId),
          minutesOpen: open.reduce((sum, { fromMinute, toMinute }) => sum + toMinute - fromMinute, 0),
        };
      });
    },
    /** Another profile; answers with the one before. What is booked stays as it is. */
    async changeTeacherProfile(teacherId: string, to: TeacherProfile): Promise<TeacherProfile> {
      const { name, about, subjects, languages, ageFrom, ageTo, zone } = await teachers.find(teacherId);
      await managedTeachers.change(teacherId, to);
      return { name, about, subjects, languages, ageFrom, ageTo, zone };
    },
    takeBack: async (teacherId: string): Promise<void> => void (await managedTeachers.setTeaching(teacherId, true)),
    /**
     * Teaches no more, unless a lesson is still to be given: answers with how many are, however far; 0, and it is done.
     * The calendar is locked: a booking of this very second either counts here, or finds nobody who teaches.
     */
    letGo: (teacherId: string): Promise<number> =>
      db.inTransaction(async () => {
        await calendar.lock({ teachers: [teacherId], kids: [] });
        const left = (await ahead(teacherId, clock.now().add({ hours: 366 * 24 }))).length;
        if (left > 0) return left;
        await managedTeachers.setTeaching(teacherId, false);
        await outbox.publish({ type: 'scheduling.teacher_left', teacherId });
        return 0;
      }),
    /** The lessons of the next days with those who are free and fit; `more` were left out. */
    async standInsFor(teacherId: string): Promise<{ teacher: Teacher; lessons: SubstitutionChoice[]; more: number }> {
      const teacher = teacherView(await teachers.find(teacherId));
      const coming = (await ahead(teacherId, clock.now().add({ hours: substituteDays * 24 }))).filter(
        ({ status }) => status === 'scheduled',
      );
      const shown = coming.slice(0, shownLessons);
      return { teacher, lessons: await substitutionsFor(deps)(shown), more: coming.length - shown.length };
    },
  };
};
