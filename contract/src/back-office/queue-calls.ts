import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { managerReads, needing } from '../role-rows.ts';
import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { Day, Id, Instant, line, Money } from '../shapes.ts';
import { workKinds } from './queue-limits.ts';
import { shape } from '../named.ts';

/** One piece of work that waits. Where it is done follows from its kind and ids. */
export const WorkItem = shape('WorkItem', {
  kind: z.enum(workKinds),
  /** Its own: of the case, the request, the message … */
  id: z.string(),
  family: z.nullable(z.strictObject({ familyId: Id, name: z.string() })),
  kidName: z.nullable(z.string()),
  teacherName: z.nullable(z.string()),
  subject: z.nullable(Subject),
  /** Of a lesson of a course or club; null before there is one. */
  courseCode: z.nullable(CourseCode),
  amount: z.nullable(Money),
  /** A few words of what it is about: a reason, a comment, what went wrong. */
  text: z.string(),
  since: Instant,
  promisedBy: Instant,
  /** Who has taken it. */
  takenBy: z.nullable(z.string()),
});
export type WorkItem = z.infer<typeof WorkItem>;

const Count = z.int();

/** One day of the school, by its own zone. */
export const DayFigures = shape('DayFigures', {
  date: Day,
  registrations: Count,
  /** Trials that took place, and those after which a family paid for the first time within thirty days. */
  trialsBooked: Count,
  trialsHeld: Count,
  trialsPaid: Count,
  lessons: Count,
  groupLessons: Count,
  skips: Count,
  cancelled: Count,
  /** Paid and given back, by currency. */
  revenue: z.array(Money),
  refunds: z.array(Money),
});
export type DayFigures = z.infer<typeof DayFigures>;

/** What a teacher did in the days of a report, and how many hours stood open for it. */
export const TeacherLoad = shape('TeacherLoad', {
  teacherId: Id,
  name: z.string(),
  trials: Count,
  lessons: Count,
  groupLessons: Count,
  skips: Count,
  /** Minutes taught and minutes of working hours, absences taken away. */
  taught: Count,
  open: Count,
  rating: z.nullable(z.number()),
});
export type TeacherLoad = z.infer<typeof TeacherLoad>;

const email = z.nullable(z.string());

export const queueCalls = defineCalls({
  'GET /manager/work': {
    who: managerReads,
    summary:
      'Everything that waits for somebody of the school: where a child waits for its teacher now, then what was promised earliest; `counts` by kind',
    query: z.strictObject({
      kind: z.optional(z.enum(workKinds)),
      search: z.optional(line(100, 0)),
    }),
    gives: z.strictObject({
      now: Instant,
      work: z.array(WorkItem),
      counts: z.array(z.strictObject({ kind: z.enum(workKinds), waiting: Count, late: Count })),
    }),
    refusals: [],
  },
  'GET /manager/lessons/:eventId/contacts': {
    who: managerReads,
    summary: 'How the teacher and the families of a lesson are reached at once; a family’s number is asked for by itself, which is logged',
    gives: z.strictObject({
      teacher: z.nullable(z.strictObject({ name: z.string(), phone: z.nullable(z.string()), email })),
      families: z.array(z.strictObject({ familyId: Id, kidUid: Id, name: z.string(), email })),
    }),
    refusals: ['scheduling.lesson_not_found'],
  },
  'GET /manager/report': {
    who: needing(managerReads, 'people', 'finance'),
    summary: 'Days of the school in figures, and what each teacher did in them; by the school’s zone, both days included',
    query: z.strictObject({ from: Day, to: Day }),
    gives: z.strictObject({ days: z.array(DayFigures), teachers: z.array(TeacherLoad) }),
    refusals: ['request.invalid'],
  },
});
