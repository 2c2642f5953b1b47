import * as z from 'zod/mini';

import { Club } from '../catalogue/shapes.ts';
import { Enrolment, Group, GroupInShort, GroupVisit, WaitingRequest } from '../groups/shapes.ts';
import { processStates } from '../calendar/limits.ts';
import { Event, Process, Teacher, TouchedLesson } from '../calendar/shapes.ts';
import { Id, Instant } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { shape } from '../named.ts';

/** A lesson of a family as managers see it: `event.may` is what the family may do, `may` what a manager may. */
export const ManagedLesson = shape('ManagedLesson', {
  event: Event,
  may: z.strictObject({
    transfer: Verdict,
    cancel: Verdict,
    replace: Verdict,
    giveBack: Verdict,
    conducted: Verdict,
    missed: Verdict,
    brokeDown: Verdict,
    report: Verdict,
  }),
});
export type ManagedLesson = z.infer<typeof ManagedLesson>;

/** A kid as managers name it. */
export const ManagedKid = z.strictObject({ kidUid: Id, name: z.string(), age: z.int() });

/** The lessons of a family and all that they hang on. */
export const FamilyLessons = shape('FamilyLessons', {
  familyId: Id,
  parentName: z.string(),
  timezone: z.string(),
  /** The school's clock. */
  now: Instant,
  from: Instant,
  to: Instant,
  kids: z.array(ManagedKid),
  processes: z.array(
    z.strictObject({
      process: Process,
      /** A request for another teacher that the school has not answered. */
      asked: z.nullable(z.strictObject({ requestId: Id, reason: z.string(), askedAt: Instant })),
      may: z.strictObject({ set: Verdict, change: Verdict, pause: Verdict, resume: Verdict, end: Verdict, changeTeacher: Verdict }),
    }),
  ),
  lessons: z.array(ManagedLesson),
  enrolments: z.array(Enrolment),
  visits: z.array(GroupVisit),
  waiting: z.array(WaitingRequest),
  /** Groups with a lesson in the next 28 days, for enrolling and moving. */
  groups: z.array(Group),
  /** Units that no lesson has reserved. */
  free: z.strictObject({ gold: z.int(), silver: z.int() }),
});
export type FamilyLessons = z.infer<typeof FamilyLessons>;

const Standing = z.strictObject({ timestamp: Instant, status: Event.shape.status, teacher: z.nullable(z.string()) });
/** A weekly schedule as an act finds or leaves it. */
const Weekly = z.strictObject({
  state: z.enum(processStates),
  teacher: z.nullable(z.string()),
  days: Process.shape.days,
  pause: Process.shape.pause,
});

/** What an act comes to for a family: everything that is another thing after it. The act itself is tried to know it. */
export const ActEffect = shape('ActEffect', {
  /** In order of time; a lesson that moved is one line. */
  lessons: z.array(
    z.strictObject({
      eventId: Id,
      kids: z.array(Id),
      subject: Event.shape.subject,
      courseCode: Event.shape.courseCode,
      kind: Event.shape.kind,
      before: z.nullable(Standing),
      after: z.nullable(Standing),
    }),
  ),
  processes: z.array(
    z.strictObject({
      processId: Id,
      kids: z.array(Id),
      subject: Process.shape.subject,
      courseCode: Process.shape.courseCode,
      before: z.nullable(Weekly),
      after: z.nullable(Weekly),
    }),
  ),
  /** Units that no lesson has reserved, before and after. */
  free: z.strictObject({
    gold: z.strictObject({ before: z.int(), after: z.int() }),
    silver: z.strictObject({ before: z.int(), after: z.int() }),
  }),
  groups: z.array(
    z.strictObject({
      kidUid: Id,
      courseCode: Club,
      /** Null: a request for any group of the club. */
      group: z.nullable(GroupInShort),
      change: z.enum(['joined', 'left', 'offered', 'unlisted']),
    }),
  ),
  /** A request for another teacher is answered. */
  answered: z.int(),
  /** Other families whose lesson it is too. */
  others: z.int(),
});
export type ActEffect = z.infer<typeof ActEffect>;

/** One lesson of several that are changed together. */
export const ManyRow = shape('ManyRow', {
  lesson: TouchedLesson,
  families: z.array(z.strictObject({ familyId: Id, parentName: z.string() })),
  /** Done, or could be: units that come back, and who gives the lesson then. A no says why, and nothing changes. */
  may: Verdict,
  returned: z.int(),
  teacher: z.nullable(Teacher),
});
export type ManyRow = z.infer<typeof ManyRow>;

const OfFamily = { familyId: Id, parentName: z.string(), kid: ManagedKid };

/** A request for another teacher that nobody could be found for. */
export const TeacherRequest = shape('TeacherRequest', {
  requestId: Id,
  ...OfFamily,
  process: Process,
  from: z.nullable(Teacher),
  reason: z.string(),
  askedAt: Instant,
});
export type TeacherRequest = z.infer<typeof TeacherRequest>;

/** A request on the waiting list of a club. */
export const WaitingListRequest = shape('WaitingListRequest', {
  ...OfFamily,
  timezone: z.string(),
  request: WaitingRequest,
  /** Groups of the club with a free place that this request has not declined. */
  open: z.array(GroupInShort),
});
export type WaitingListRequest = z.infer<typeof WaitingListRequest>;

/** A trial that is over and of which nobody has said what came of it. */
export const TrialWithoutOutcome = shape('TrialWithoutOutcome', { ...OfFamily, lesson: ManagedLesson });
export type TrialWithoutOutcome = z.infer<typeof TrialWithoutOutcome>;
