import type { TeacherDay, TeacherWeek } from '@school/contract/back-office/calendar-calls';
import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';

import { schoolZone } from '@school/contract/school/zone';

import { endOfHorizon } from '../rules/booking.ts';
import { without } from '../rules/free-slots.ts';
import { lengthsAt, minutesForAge } from '../rules/lesson.ts';
import { dayOfTeacher, type Stretch } from '../rules/school-day.ts';
import { type Sought, suits } from '../rules/teacher-fit.ts';
import { cellMinutes, daysOf, type Frame, gridMask, hoursMask } from '../rules/teacher-hours.ts';
import { instantOf, minuteFrom, minuteOf } from '../rules/wall-days.ts';

import type { CalendarDependencies } from '../dependencies/dependencies.ts';
import type { TeacherRecord } from '../stores/teachers.store.ts';
import { inShort, kidsIn } from './touched-lessons.ts';

type Deps = Pick<CalendarDependencies, 'calendar' | 'clock' | 'families' | 'lessons' | 'school' | 'schoolDays' | 'teachers'>;

const startOf = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(schoolZone()).toInstant();
const isSubject = (code: string): code is SubjectCode => subjectCodes.some((known) => known === code);
const shown = ({ teacherId, name, avatar, subjects }: TeacherRecord) => ({ teacherId, name, avatar, subjects: subjects.filter(isSubject) });

/**
 * Days of the school's zone for all teachers who suit, by name. Not from the board: that one begins yesterday, and managers look
 * back as well.
 */
const daysOfTeachers = (deps: Deps) => async (first: Temporal.PlainDate, count: number, sought: Sought) => {
  const { clock, lessons, schoolDays, teachers } = deps;
  const now = clock.now();
  const all = await teachers.all();
  const suiting = all.filter((teacher) => suits(teacher, sought)).toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
  const ids = suiting.map(({ teacherId }) => teacherId);
  const dates = Array.from({ length: count }, (_, at) => first.add({ days: at }));
  const [from, to] = [startOf(first), startOf(first.add({ days: count }))];
  // A day more: a lesson that begins before midnight ends after it.
  const frame: Frame = { from: minuteOf(from), cells: ((count + 1) * 1440) / cellMinutes };
  const [hours, busy, absences, horizon] = [
    await teachers.hoursOf(ids),
    await lessons.busyOfTeachers(ids, frame.from, frame.from + frame.cells * cellMinutes, now),
    await schoolDays.awayOf(ids, first.toString(), first.add({ days: count - 1 }).toString()),
    endOfHorizon(await deps.calendar.horizon()),
  ];
  const lengths = lengthsAt(deps.school, now);
  const minutes = sought.age === undefined ? lengths.lessonMinutes.to : minutesForAge(sought.age, lengths);
  const bookable: Stretch = { from: minuteFrom(now), to: minuteOf(horizon) };
  const zones = new Map([...new Set(suiting.map((it) => it.zone))].map((of) => [of, daysOf(frame, of)]));
  const grids = new Map([...zones].map(([of, days]) => [of, gridMask(frame, days)]));
  const rows = suiting.map((teacher) => {
    const { rules, exceptions } = hours.get(teacher.teacherId) ?? { rules: [], exceptions: [] };
    const mask = hoursMask(frame, { zone: teacher.zone, rules, exceptions }, zones.get(teacher.zone) ?? []);
    const free = without(frame, mask, busy.get(teacher.teacherId) ?? []);
    const row = { hours: mask, free, grid: grids.get(teacher.zone) ?? mask };
    const mine = absences.filter(({ teacherId }) => teacherId === teacher.teacherId);
    return {
      teacher,
      days: dates.map((date) => ({
        day: date.toString(),
        away: mine.find((it) => it.from <= date.toString() && date.toString() <= it.to)?.kind ?? null,
        ...dayOfTeacher(frame, row, {
          day: { from: minuteOf(startOf(date)), to: minuteOf(startOf(date.add({ days: 1 }))) },
          bookable,
          minutes,
        }),
      })),
    };
  });
  return { rows, ids, from, to, about: { now: now.toString(), minutes, all: all.length } };
};

/** A day of all teachers, with their lessons by name. */
export const teacherDays = (deps: Deps) => async (day: string, sought: Sought) => {
  const { rows, ids, from, to, about } = await daysOfTeachers(deps)(Temporal.PlainDate.from(day), 1, sought);
  const lessons = await deps.schoolDays.lessonsOf(ids, from, to);
  const names = new Map((await deps.families.kids(kidsIn(lessons))).map(({ kidUid, name }) => [kidUid, name]));
  const now = Temporal.Instant.from(about.now);
  const teachers: TeacherDay[] = rows.map(({ teacher, days: [its] }) => {
    if (!its) throw new Error('A day was asked for and is not there');
    return {
      ...shown(teacher),
      open: its.open,
      taken: its.taken,
      windows: its.windows,
      away: its.away,
      hours: its.hours.map((it) => ({ from: instantOf(it.from).toString(), to: instantOf(it.to).toString() })),
      starts: its.starts.map((minute) => instantOf(minute).toString()),
      lessons: lessons
        .filter(({ teacherId }) => teacherId === teacher.teacherId)
        .map((lesson) => ({
          ...inShort(lesson, now),
          groupId: lesson.groupId,
          kids: lesson.participants.map(({ kidUid, familyId }) => ({ kidUid, familyId, name: names.get(kidUid) ?? '' })),
        })),
    };
  });
  return { ...about, day, teachers };
};

/** Seven days of all teachers, counted. */
export const teacherWeeks = (deps: Deps) => async (first: string, sought: Sought) => {
  const { rows, ids, from, to, about } = await daysOfTeachers(deps)(Temporal.PlainDate.from(first), 7, sought);
  const counts = new Map((await deps.schoolDays.countsOf(ids, from, to, schoolZone())).map((it) => [`${it.teacherId} ${it.day}`, it]));
  const teachers: TeacherWeek[] = rows.map(({ teacher, days }) => ({
    ...shown(teacher),
    days: days.map(({ day, away, open, taken, windows }) => {
      const { lessons = 0, trials = 0, clubs = 0 } = counts.get(`${teacher.teacherId} ${day}`) ?? {};
      return { day, away, open, taken, windows, lessons, trials, clubs };
    }),
  }));
  return { ...about, from: first, teachers };
};
