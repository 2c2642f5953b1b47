import * as z from 'zod/mini';

import { lessonFacts } from '../calendar/shapes.ts';
import { defineCalls } from '../call.ts';
import { schoolAges, subjectCodes } from '../catalogue/limits.ts';
import { familiesLimits } from '../families/limits.ts';
import { shape } from '../named.ts';
import { managerReads } from '../role-rows.ts';
import { Day, Id, Instant, wholeInQuery } from '../shapes.ts';

/** Whom one looks for: teachers of a subject, of an age, of a language. Without an age a window is a long lesson. */
const wanted = {
  subject: z.optional(z.enum(subjectCodes)),
  age: z.optional(wholeInQuery(schoolAges.from, schoolAges.to)),
  language: z.optional(z.enum(familiesLimits.kidLanguages)),
};

const away = z.nullable(z.enum(['holiday', 'illness']));
const Stretch = z.strictObject({ from: Instant, to: Instant });
const ofTeacher = {
  teacherId: Id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  subjects: z.array(z.enum(subjectCodes)),
};
/** Of one day: minutes open and taken, and how many lessons still fit one after another; null where nobody can book. */
const load = { open: z.int(), taken: z.int(), windows: z.nullable(z.int()), away };

/** A lesson in the calendar of the school: a club has its kids counted, another lesson has them named. */
export const CalendarLesson = shape('CalendarLesson', {
  ...lessonFacts,
  groupId: z.nullable(Id),
  kids: z.array(z.strictObject({ kidUid: Id, familyId: Id, name: z.string() })),
});
export type CalendarLesson = z.infer<typeof CalendarLesson>;

/** One teacher's day as managers see it. */
export const TeacherDay = shape('TeacherDay', {
  ...ofTeacher,
  ...load,
  hours: z.array(Stretch),
  /** Where a lesson of `minutes` may begin. It is for showing: a booking is decided when it is made. */
  starts: z.array(Instant),
  lessons: z.array(CalendarLesson),
});
export type TeacherDay = z.infer<typeof TeacherDay>;

/** One teacher's week in figures, day by day. */
export const TeacherWeek = shape('TeacherWeek', {
  ...ofTeacher,
  days: z.array(z.strictObject({ day: Day, lessons: z.int(), trials: z.int(), clubs: z.int(), ...load })),
});
export type TeacherWeek = z.infer<typeof TeacherWeek>;

/** `all`: teachers of the school, whoever is looked for. Days are those of the school's zone. */
const about = { now: Instant, minutes: z.int(), all: z.int() };

export const schoolCalendarCalls = defineCalls({
  'GET /manager/calendar/day': {
    who: managerReads,
    summary: 'A day of all teachers: hours, lessons, and where a lesson may still begin',
    query: z.strictObject({ day: Day, ...wanted }),
    gives: z.strictObject({ ...about, day: Day, teachers: z.array(TeacherDay) }),
    refusals: [],
  },
  'GET /manager/calendar/week': {
    who: managerReads,
    summary: 'Seven days of all teachers in figures: lessons, trials, clubs, load and free windows',
    query: z.strictObject({ from: Day, ...wanted }),
    gives: z.strictObject({ ...about, from: Day, teachers: z.array(TeacherWeek) }),
    refusals: [],
  },
});
