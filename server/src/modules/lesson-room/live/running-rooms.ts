import { Subject } from '@school/contract/catalogue/shapes';
import { personOf } from '@school/contract/lesson-room/people';
import type { RoomNow } from '@school/contract/lesson-room/shapes';
import { reduce } from '@school/contract/lesson-room/state';

import type { Tools } from '../dependencies/tools.ts';
import { kidPerson } from '../rules/roster.ts';
import { facesOf, memberOf, newestOf } from './members.ts';

/**
 * All rooms that are open, for managers. With three hundred of them, asked for every few seconds by everybody who looks: read by as
 * many statements as for one.
 */
export const runningRooms =
  (tools: Pick<Tools, 'clock' | 'calendar' | 'families' | 'identity' | 'members' | 'events' | 'roomRows'>) =>
  async (): Promise<RoomNow[]> => {
    const { clock, calendar, members, events, roomRows } = tools;
    const rows = await roomRows.running(clock.now());
    if (rows.length === 0) return [];
    const ids = rows.map(({ lessonId }) => lessonId);
    const [lessons, visits, since] = await Promise.all([
      calendar.lessons(ids),
      members.here(ids),
      events.afterEach(rows.map(({ lessonId, stateSeq }) => ({ lessonId, seq: stateSeq }))),
    ]);
    const lessonOf = new Map(lessons.map((lesson) => [lesson.lessonId, lesson]));
    const visitsOf = Map.groupBy(visits, ({ lessonId }) => lessonId);
    const face = await facesOf(tools)([
      ...rows.flatMap(({ roster }) => [personOf('teacher', roster.teacherId), ...roster.kids.map(({ kidUid }) => kidPerson(kidUid))]),
      ...visits.map(({ person }) => person),
    ]);
    return rows.map(({ lessonId, roster, startsAt, state: folded }) => {
      const lesson = lessonOf.get(lessonId);
      const state = (since.get(lessonId) ?? []).reduce(reduce, folded);
      const teacher = personOf('teacher', roster.teacherId);
      return {
        eventId: lessonId,
        subject: Subject.parse(lesson?.subject),
        isTrial: lesson?.kind === 'trial',
        isGroup: roster.isGroup,
        timestamp: startsAt.toString(),
        minutes: lesson?.minutes ?? 0,
        teacher: { person: teacher, ...face(teacher), age: null },
        kids: roster.kids.map(({ kidUid, age }) => ({ person: kidPerson(kidUid), ...face(kidPerson(kidUid)), age })),
        members: newestOf(visitsOf.get(lessonId) ?? []).map((visit) => memberOf(visit, face(visit.person))),
        startedAt: state.startedAt,
        alone: state.alone,
        help: state.help,
      };
    });
  };
