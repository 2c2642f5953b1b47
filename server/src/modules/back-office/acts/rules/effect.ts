import type { ActEffect, FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import type { Event } from '@school/contract/calendar/shapes';

/** What of a family an act may change. */
export type FamilyState = Pick<FamilyLessons, 'lessons' | 'processes' | 'enrolments' | 'waiting' | 'free'>;

type Line = ActEffect['lessons'][number];
type Standing = NonNullable<Line['after']>;
type Weekly = NonNullable<ActEffect['processes'][number]['after']>;

/** What is another thing after an act than before it: the preview, and what the log keeps. */
export function effectOf(before: FamilyState, after: FamilyState, others: number): ActEffect {
  const asked = (state: FamilyState) => new Set(state.processes.flatMap((it) => it.asked?.requestId ?? []));
  const stillAsked = asked(after);
  return {
    lessons: lessonLines(
      before.lessons.map(({ event }) => event),
      after.lessons.map(({ event }) => event),
    ),
    processes: processLines(before, after),
    free: {
      gold: { before: before.free.gold, after: after.free.gold },
      silver: { before: before.free.silver, after: after.free.silver },
    },
    groups: [...placeLines(before, after), ...waitingLines(before, after)],
    answered: [...asked(before)].filter((requestId) => !stillAsked.has(requestId)).length,
    others,
  };
}

const standing = ({ timestamp, status, teacher }: Event): Standing => ({ timestamp, status, teacher: teacher?.name ?? null });

/** A lesson that left its place and the one that came out of it are one line. */
function lessonLines(before: readonly Event[], after: readonly Event[]): Line[] {
  const was = new Map(before.map((event) => [event.eventId, event]));
  const is = new Map(after.map((event) => [event.eventId, event]));
  const gone = before.filter(({ eventId }) => !is.has(eventId));
  const line = (event: Event, from: Event | undefined, to: Event | undefined): Line => ({
    eventId: event.eventId,
    kids: event.kids,
    subject: event.subject,
    courseCode: event.courseCode,
    kind: event.kind,
    before: from ? standing(from) : null,
    after: to ? standing(to) : null,
  });
  const moved = new Set<Event>();
  const lines = after.flatMap((event) => {
    const old = was.get(event.eventId) ?? gone.find((it) => !moved.has(it) && isSource(it, event));
    if (old && !was.has(event.eventId)) moved.add(old);
    return old && isSame(standing(old), standing(event)) ? [] : [line(event, old, event)];
  });
  return [...lines, ...gone.filter((event) => !moved.has(event)).map((event) => line(event, event, undefined))].sort((a, b) =>
    timeOf(a) < timeOf(b) ? -1 : 1,
  );
}

const isSource = (old: Event, event: Event): boolean =>
  event.movedFrom !== null &&
  Date.parse(event.movedFrom) === Date.parse(old.timestamp) &&
  old.kids.every((kidUid) => event.kids.includes(kidUid));
const timeOf = ({ before, after }: Line): string => (before ?? after)?.timestamp ?? '';
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function processLines(before: FamilyState, after: FamilyState): ActEffect['processes'] {
  const was = new Map(before.processes.map(({ process }) => [process.processId, process]));
  const weekly = ({ state, teacher, days, pause }: (typeof before.processes)[number]['process']): Weekly => ({
    state,
    teacher: teacher?.name ?? null,
    days,
    pause,
  });
  return after.processes.flatMap(({ process }) => {
    const old = was.get(process.processId);
    const [from, to] = [old ? weekly(old) : null, weekly(process)];
    if (isSame(from, to)) return [];
    const { processId, kids, subject, courseCode } = process;
    return [{ processId, kids, subject, courseCode, before: from, after: to }];
  });
}

function placeLines(before: FamilyState, after: FamilyState): ActEffect['groups'] {
  const key = ({ kidUid, group }: FamilyState['enrolments'][number]) => `${kidUid} ${group.groupId}`;
  const [was, is] = [new Set(before.enrolments.map(key)), new Set(after.enrolments.map(key))];
  const lineOf = (change: 'joined' | 'left') => {
    return ({ kidUid, group }: FamilyState['enrolments'][number]) => ({ kidUid, group, courseCode: group.courseCode, change });
  };
  return [
    ...before.enrolments.filter((it) => !is.has(key(it))).map(lineOf('left')),
    ...after.enrolments.filter((it) => !was.has(key(it))).map(lineOf('joined')),
  ];
}

function waitingLines(before: FamilyState, after: FamilyState): ActEffect['groups'] {
  return before.waiting.flatMap((old): ActEffect['groups'] => {
    const now = after.waiting.find(({ requestId }) => requestId === old.requestId);
    const { kidUid, courseCode } = old;
    if (!now) return [{ kidUid, courseCode, group: old.group, change: 'unlisted' }];
    if (now.offer && now.offer.group.groupId !== old.offer?.group.groupId)
      return [{ kidUid, courseCode, group: now.offer.group, change: 'offered' }];
    return [];
  });
}
