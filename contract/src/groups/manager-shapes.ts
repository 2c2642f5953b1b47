import * as z from 'zod/mini';

import { LessonMinutes } from '../calendar/lesson-minutes.ts';
import { Club } from '../catalogue/shapes.ts';
import { named, shape } from '../named.ts';
import { Day, Id, Instant, line, whole, word } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { settingLimits } from '../school/limits.ts';
import { groupsLimits, groupStates } from './limits.ts';
import { GroupInShort } from './shapes.ts';

const { titleSigns } = groupsLimits;
const { groupPlaces: places } = settingLimits;

/** A weekly time of a teacher, in the teacher's zone. */
const weekly = { teacherId: Id, weekday: whole(1, 7), startMinute: whole(0, 1439) };

/** What may be changed of a group without touching its time. */
const described = {
  title: z.strictObject({ ru: line(titleSigns), en: line(titleSigns) }),
  level: word(10, 1),
  ages: z.strictObject({ from: whole(0, 99), to: whole(0, 99) }),
  capacity: whole(places.least, places.most),
};

/** It goes on only when so many children are in it on a day; otherwise they are free again. */
const Gathering = z.nullable(z.strictObject({ least: whole(1, places.most), by: Day }));

/** When a group begins, and on which terms. */
const beginning = {
  /** Its first lesson is on this day or later; null: as soon as it may be. */
  startsOn: z.nullable(Day),
  gathering: Gathering,
  /** Families see it from this moment on; null: at once. */
  opensAt: z.nullable(Instant),
};

/** A group as a manager asks for it. */
export const GroupRequested = shape('GroupRequested', {
  courseCode: Club,
  ...described,
  ...weekly,
  minutes: LessonMinutes,
  ...beginning,
});
export type GroupRequested = z.infer<typeof GroupRequested>;

/** A date of a weekly time, and whether the teacher could hold it: what is in the way is named. */
export const PlannedDate = shape('PlannedDate', {
  timestamp: Instant,
  state: z.enum(['free', 'taken', 'closed', 'away']),
  /** The lesson that stands there: a group by its title, else the children by name. */
  by: z.nullable(z.string()),
});
export type PlannedDate = z.infer<typeof PlannedDate>;

/** Everything a manager does about a group. One shape for the preview and for the action: what was shown is what is done. */
export const GroupAct = named(
  'GroupAct',
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('change'), ...described }),
    /** A draft goes into its teacher's calendar. */
    z.strictObject({ do: z.literal('open'), ...beginning }),
    z.strictObject({
      do: z.literal('move'),
      ...weekly,
      /** The first day of the new time. */
      from: Day,
      /** Children who cannot come then: into another group of the club, or, null, out with their units. */
      others: z.array(z.strictObject({ kidUid: Id, toGroupId: z.nullable(Id) })).check(z.maxLength(places.most)),
    }),
    /** Holidays: no lessons from the first day up to the last one, not included. */
    z.strictObject({ do: z.literal('pause'), from: Day, until: Day }),
    /** No lessons from this day on. */
    z.strictObject({ do: z.literal('close'), from: Day }),
  ]),
);
export type GroupAct = z.infer<typeof GroupAct>;

/** A child of a group as managers see it. */
const seated = { kidUid: Id, name: z.string(), age: z.int(), familyId: Id, parentName: z.string() };

/** What an act comes to. The act itself is tried to know it. */
export const GroupEffect = shape('GroupEffect', {
  /** Lessons that are called off, and those that stand instead. */
  off: z.array(Instant),
  on: z.array(Instant),
  kids: z.array(
    z.strictObject({
      ...seated,
      /** `told`: a request that waits for this group alone. */
      fate: z.enum(['stays', 'leaves', 'moves', 'ends', 'told']),
      /** Units that come back to the family. */
      returned: z.int(),
      /** New dates at which the child has another lesson. */
      clashes: z.array(Instant),
    }),
  ),
  families: z.int(),
  returned: z.int(),
});
export type GroupEffect = z.infer<typeof GroupEffect>;

/** A group in the list of managers. */
export const ManagedGroup = shape('ManagedGroup', {
  group: GroupInShort,
  state: z.enum(groupStates),
  capacity: z.int(),
  /** Places by who has them; those offered are kept for the waiting list. */
  enrolled: z.int(),
  visiting: z.int(),
  offered: z.int(),
  /** Requests of the waiting list that such a place would suit. */
  waiting: z.int(),
  startsOn: z.nullable(Day),
  opensAt: z.nullable(Instant),
  gathering: Gathering,
  closesOn: z.nullable(Day),
  next: z.nullable(z.strictObject({ eventId: Id, timestamp: Instant, teacher: z.string() })),
  may: z.strictObject({ change: Verdict, open: Verdict, move: Verdict, pause: Verdict, close: Verdict }),
});
export type ManagedGroup = z.infer<typeof ManagedGroup>;

/** One group with who is in it, who waits for it, and its lessons up to the horizon. */
export const GroupCard = shape('GroupCard', {
  managed: ManagedGroup,
  kids: z.array(
    z.strictObject({
      ...seated,
      heldAs: z.enum(['enrolment', 'visit', 'offer']),
      since: Instant,
      until: z.nullable(Instant),
      /** Lessons ahead, and how many of them have a unit. */
      lessons: z.int(),
      funded: z.int(),
      enrolmentId: z.nullable(Id),
    }),
  ),
  waiting: z.array(z.strictObject({ ...seated, requestId: Id, since: Instant, wishes: z.string() })),
  lessons: z.array(z.strictObject({ eventId: Id, timestamp: Instant, teacher: z.string(), kids: z.int() })),
});
export type GroupCard = z.infer<typeof GroupCard>;
