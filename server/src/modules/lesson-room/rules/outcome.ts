import { schedulingLimits } from '@school/contract/calendar/limits';
import { lessonRoomLimits, type roomOutcomes } from '@school/contract/lesson-room/limits';

import { both, lasting, type Stretch, union, type Visit } from './presence.ts';

type Outcome = (typeof roomOutcomes)[number];

export interface OutcomeAsked {
  startsAt: Temporal.Instant;
  minutes: number;
  /** How long the family waits for its teacher, and the teacher for the child. */
  teacherWaitMinutes: number;
  absentMinutes: number;
  visits: readonly Visit[];
  /** When the room was closed, by whomever. */
  endedAt: Temporal.Instant | null;
}

export interface OutcomeSeen {
  outcome: Outcome;
  /** What follows from it a person decides. */
  forReview: boolean;
  /** In the room from the planned start on, in seconds: any teacher, any child, both at once. */
  teacher: number;
  child: number;
  together: number;
  /** Together for so long it is a lesson. */
  needed: number;
}

const minute = 60_000;

/**
 * What the log of a room says became of a lesson, whoever says what (docs/rules/lesson-room.md#who-was-there). It decides nothing:
 * it stands beside the teacher's mark for everybody to read. Time is counted from the planned start, two pages at once count once,
 * and nothing depends on the order in which visits were written.
 */
export function outcomeOf(
  { startsAt, minutes, teacherWaitMinutes, absentMinutes, visits, endedAt }: OutcomeAsked,
  now: Temporal.Instant,
): OutcomeSeen {
  const start = startsAt.epochMilliseconds;
  const end = start + minutes * minute;
  const until = Math.min(now.epochMilliseconds, endedAt?.epochMilliseconds ?? Number.POSITIVE_INFINITY);
  const stretchesOf = (role: string): Stretch[] =>
    union(
      visits
        .filter(({ person }) => person.startsWith(`${role}:`))
        .map(({ enteredAt, until: left }) => [Math.max(enteredAt.epochMilliseconds, start), Math.min(left.epochMilliseconds, until)]),
    );
  const [teacher, child] = [stretchesOf('teacher'), stretchesOf('kid')];
  const together = lasting(both(teacher, child));
  const needed = minutes * minute * lessonRoomLimits.togetherShare;
  const isOver = until >= end || endedAt !== null;
  const waited = start + teacherWaitMinutes * minute;
  const cameAt = teacher[0]?.[0];

  /** From the first minute to the end of the child's wait, without a gap. */
  const waitedForChild = teacher.some(
    ([from, to]) => from <= start + schedulingLimits.presentByMinutes * minute && to >= start + absentMinutes * minute,
  );

  const told = ((): [Outcome, boolean] => {
    if (until < waited && !isOver) return ['open', false];
    if (cameAt === undefined) return isOver ? ['teacherNoShow', true] : ['teacherLate', true];
    if (cameAt > waited) return ['teacherLate', true];
    if (!isOver && together < needed) return ['open', false];
    if (child.length === 0) return ['nonAttendance', !waitedForChild];
    return together >= needed ? ['conducted', false] : ['technical', true];
  })();
  const seconds = (ms: number) => Math.floor(ms / 1000);
  return {
    outcome: told[0],
    forReview: told[1],
    teacher: seconds(lasting(teacher)),
    child: seconds(lasting(child)),
    together: seconds(together),
    needed: seconds(needed),
  };
}
