import * as z from 'zod/mini';

import { Club } from '../catalogue/shapes.ts';
import { processStates } from '../calendar/limits.ts';
import { OverlapWithSibling, Teacher } from '../calendar/shapes.ts';
import { Id, Instant, Localised } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { dayParts } from './limits.ts';
import { named, shape } from '../named.ts';

/** A club group, whatever lessons and places it has. */
export const GroupInShort = shape('GroupInShort', {
  groupId: Id,
  courseCode: Club,
  title: Localised,
  level: z.string(),
  ages: z.strictObject({ from: z.int(), to: z.int() }),
  /** Its weekly time in the teacher's zone: 1 Monday to 7 Sunday, minutes after midnight. */
  weekday: z.int(),
  startMinute: z.int(),
  minutes: z.int(),
  teacher: Teacher,
});
export type GroupInShort = z.infer<typeof GroupInShort>;

/** A club group with its lessons in the window of 28 days (docs/rules/wire.md#group, docs/rules/clubs.md#window). */
export const Group = named(
  'Group',
  z.extend(GroupInShort, {
    /** Its next lesson, and all of the window. */
    timestamp: Instant,
    lessons: z.array(Instant),
    capacity: z.int(),
    /** Places kept for the waiting list and for trial visits are not free. */
    freePlaces: z.int(),
  }),
);
export type Group = z.infer<typeof Group>;

/** A kid of the family in a group. */
export const Enrolment = shape('Enrolment', {
  enrolmentId: Id,
  kidUid: Id,
  processId: Id,
  state: z.enum(processStates),
  since: Instant,
  group: GroupInShort,
  /** The next lesson the kid has a place in; `funded`: a unit is reserved for it, else the place is let go so many hours before. */
  next: z.nullable(z.strictObject({ eventId: Id, timestamp: Instant, funded: z.boolean(), releaseHours: z.int() })),
  /** What leaving the group now comes to: units that return, and lessons nearer than 8 hours, which stay. */
  leaving: z.strictObject({ returned: z.int(), stays: z.array(Instant) }),
});
export type Enrolment = z.infer<typeof Enrolment>;

/** One lesson of a group as a trial; its place is kept until the lesson is over. */
export const GroupVisit = shape('GroupVisit', {
  visitId: Id,
  kidUid: Id,
  processId: Id,
  group: GroupInShort,
  timestamp: Instant,
  eventId: Id,
});
export type GroupVisit = z.infer<typeof GroupVisit>;

/** A request for a place in a group of a club (docs/rules/clubs.md#waiting-list). */
export const WaitingRequest = shape('WaitingRequest', {
  requestId: Id,
  kidUid: Id,
  courseCode: Club,
  /** Only this group; without it, any of the club that suits. */
  group: z.nullable(GroupInShort),
  /** By the family's own calendar and clock; null: any. */
  weekday: z.nullable(z.int()),
  dayPart: z.nullable(z.enum(dayParts)),
  wishes: z.string(),
  since: Instant,
  /** 1 is first in line. */
  place: z.int(),
  /** A place that is kept for this kid now. */
  offer: z.nullable(
    z.strictObject({
      group: GroupInShort,
      timestamp: z.nullable(Instant),
      until: Instant,
      /** May it be taken now? What is missing does not lose the offer. */
      accept: Verdict,
    }),
  ),
});
export type WaitingRequest = z.infer<typeof WaitingRequest>;

/** What one kid may do with one group now. */
export const GroupChoice = shape('GroupChoice', {
  groupId: Id,
  kidUid: Id,
  /** The group is for kids of this age. */
  fits: z.boolean(),
  join: Verdict,
  visit: Verdict,
  wait: Verdict,
  /** How many wait for a place in it already. */
  line: z.int(),
});
export type GroupChoice = z.infer<typeof GroupChoice>;

/** What joining a group comes to for one kid, told before the tap. */
export const JoiningTerms = shape('JoiningTerms', {
  group: GroupInShort,
  join: Verdict,
  visit: Verdict,
  /** Lessons the kid would have a place in, up to the horizon; the first is the next. */
  lessons: z.array(Instant),
  /** Free silver units, and how many of the lessons they cover at once. */
  free: z.int(),
  covered: z.int(),
  /** Lessons nearer than 8 hours, which could no longer be given back. */
  binding: z.array(Instant),
  /** Dates at which the kid has another lesson. */
  conflicts: z.array(Instant),
  /** Lessons of the other kids of the family at the same time: a warning. */
  overlaps: z.array(OverlapWithSibling),
  /** Lessons that a trial visit may choose from. */
  visits: z.array(Instant),
});
export type JoiningTerms = z.infer<typeof JoiningTerms>;
