import type { Kid, User } from '@school/contract/families/shapes';
import type { Event, Process } from '@school/contract/calendar/shapes';

/** What is next for a kid in one subject: the home page shows one card for each. */
export type Step =
  | { what: 'book'; subject: Process['subject'] | undefined }
  /** Too young for a trial; from this month (YYYY-MM) on it may have one. */
  | { what: 'waits'; from: string }
  | ({ what: 'booked'; process: Process } & Lessons)
  | { what: 'awaited'; process: Process }
  | { what: 'notYet'; process: Process }
  | { what: 'recommended'; process: Process }
  | { what: 'plan'; process: Process }
  | ({ what: 'learning'; process: Process } & Lessons)
  | ({ what: 'club'; process: Process } & Lessons)
  | { what: 'paused'; process: Process }
  | { what: 'finished'; process: Process };

/** A lesson as far as its card tells of it: of a trial it is known wherever in time it lies. */
export type KnownLesson = Pick<Event, 'eventId' | 'timestamp' | 'minutes' | 'settlesAt'> & { teacher?: Event['teacher'] };

/** The next lesson of a process, and the last one that is over while nobody sees yet how it went. */
interface Lessons {
  event: KnownLesson | undefined;
  unmarked: KnownLesson | undefined;
}

/** The order in which a parent should see them: what waits for the parent comes first. */
const order: readonly Step['what'][] = [
  'recommended',
  'plan',
  'booked',
  'awaited',
  'learning',
  'club',
  'book',
  'notYet',
  'paused',
  'waits',
  'finished',
];

/**
 * What is next for a kid, from its processes and the lessons of the family that are known. A learning process speaks
 * for its subject; a kid for whom nothing is under way may book a trial.
 */
export function nextSteps(
  kidUid: string,
  { processes, kids = [] }: Pick<User, 'processes'> & { kids?: ReadonlyArray<Pick<Kid, 'kidUid' | 'age' | 'dob'>> },
  events: readonly Event[],
  now: number,
  /** From which age the school gives trials. */
  fromAge: number,
): Step[] {
  const own = processes.filter(({ kids, state }) => kids.includes(kidUid) && state !== 'canceled');
  const learning = own.filter(({ type }) => type === 'learning');
  const clubs = own.filter(({ type, state }) => type === 'group' && state !== 'finished');
  const declined = new Set(
    processes.filter((it) => it.type === 'learning' && it.state === 'canceled' && it.kids.includes(kidUid)).map(({ subject }) => subject),
  );
  const intros = own.filter((it) => it.type === 'intro' && !learning.some(({ subject }) => subject === it.subject));
  const steps = [
    ...learning.map((process) => learningStep(process, events, now)),
    ...clubs.map((process): Step => ({ what: 'club', process, ...lessonsOf(process, events, now) })),
    ...intros.flatMap((process) => introStep(process, events, declined.has(process.subject), now)),
  ];
  if (steps.length === 0) steps.push({ what: 'book', subject: undefined });
  const from = trialFrom(
    kids.find((kid) => kid.kidUid === kidUid),
    fromAge,
  );
  if (from !== undefined && steps.every(({ what }) => what === 'book')) return [{ what: 'waits', from }];
  return steps.toSorted((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
}

/** The month from which a kid may have a trial, while it is too young for one. */
const trialFrom = (kid: Pick<Kid, 'age' | 'dob'> | undefined, fromAge: number): string | undefined =>
  kid && kid.age < fromAge ? `${kid.dob.year + fromAge}-${String(kid.dob.month).padStart(2, '0')}` : undefined;

const eventsOf = (process: Process, events: readonly Event[]) =>
  events.filter((event) => event.processId === process.processId || isSharedWith(process, event));

/** Siblings in one group have one lesson: it names the process of the first of them, and is the lesson of each. */
const isSharedWith = ({ type, courseCode, kids: [kidUid] }: Process, { groupId, courseCode: course, kids }: Event): boolean =>
  type === 'group' && groupId !== null && course === courseCode && kids.length > 1 && kidUid !== undefined && kids.includes(kidUid);

/** A lesson is ahead until its planned end, or until its teacher has marked it, which may be sooner. */
export const isOver = ({ timestamp, minutes, settlesAt }: Pick<Event, 'timestamp' | 'minutes' | 'settlesAt'>, now: number): boolean =>
  settlesAt !== null || Date.parse(timestamp) + minutes * 60_000 <= now;

/** The lesson a family looks forward to: the one that is over gives way as soon as another is known, and is shown only without one. */
export function nearestLesson(next: Event | null, events: readonly Event[], now: number): Event | null {
  if (next && !isOver(next, now)) return next;
  const ahead = events
    .filter((event) => (event.status === 'scheduled' || event.status === 'inProgress') && !isOver(event, now))
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
  return ahead[0] ?? next;
}

function lessonsOf(process: Process, events: readonly Event[], now: number): Lessons {
  const open = eventsOf(process, events)
    .filter(({ status }) => status === 'scheduled' || status === 'inProgress')
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
  return { event: open.find((event) => !isOver(event, now)), unmarked: open.findLast((event) => isOver(event, now)) };
}

function introStep(process: Process, events: readonly Event[], isDeclined: boolean, now: number): Step[] {
  if (process.report) return process.report.outcome === 'notYet' && !isDeclined ? [{ what: 'notYet', process }] : [];
  if (process.state === 'waitSchedulingIntroLesson') return [{ what: 'book', subject: process.subject }];
  const lessons = lessonsOf(process, events, now);
  const isHeld = process.trial?.isConducted === true || eventsOf(process, events).some(({ status }) => status === 'conducted');
  if (!lessons.event && isHeld) return [{ what: 'awaited', process }];
  if (lessons.event || lessons.unmarked || !process.trial) return [{ what: 'booked', process, ...lessons }];
  // The weeks at hand do not have it: it lies before them, or far ahead.
  const isPast = isOver(process.trial, now);
  return [{ what: 'booked', process, event: isPast ? undefined : process.trial, unmarked: isPast ? process.trial : undefined }];
}

function learningStep(process: Process, events: readonly Event[], now: number): Step {
  switch (process.state) {
    case 'waitPositiveBalance':
    case 'waitPositiveBalanceAfterGroup':
      // A schedule that runs is no course to be recommended: its next lesson says that it is not paid for.
      if (process.days.length > 0 && process.heldUntil === null) return { what: 'learning', process, ...lessonsOf(process, events, now) };
      return { what: 'recommended', process };
    case 'waitSchedulingNextLesson':
      return { what: 'plan', process };
    case 'paused':
      return { what: 'paused', process };
    case 'finished':
      return { what: 'finished', process };
    default:
      return { what: 'learning', process, ...lessonsOf(process, events, now) };
  }
}
