import type { AnswerOf, SentTo } from '@school/contract/calls';
import { Subject } from '@school/contract/catalogue/shapes';
import type { endedAs } from '@school/contract/lesson-room/limits';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { personOf } from '@school/contract/lesson-room/people';

import type { Lesson } from '#modules/calendar';
import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { faceOf } from '../live/members.ts';
import { kidPerson } from '../rules/roster.ts';
import type { LogAsked, LogOrder, RoomOverRow } from '../stores/log.store.ts';

type Query = NonNullable<SentTo<'GET /manager/room-log'>['query']>;
type Answer = AnswerOf<'GET /manager/room-log'>;

/** Rooms that are over, for managers: by names, what became of the lesson, calls for help, days. */
export function showLog(tools: Tools) {
  const { audit, calendar, families, log } = tools;
  const face = faceOf(tools);

  /** Whom a name means: teachers who have taught in a room, families as the back office finds them. */
  async function peopleNamed(search: string): Promise<LogAsked['people']> {
    const typed = search.trim().toLowerCase();
    if (typed === '') return undefined;
    const teachers = await Promise.all((await log.teachers()).map((teacherId) => calendar.teacher(teacherId)));
    const found = await families.matching({ typed: search, orAmong: [] });
    return {
      teacherIds: teachers.filter(({ name }) => name.toLowerCase().includes(typed)).map(({ teacherId }) => teacherId),
      familyIds: found.map(({ familyId }) => familyId),
    };
  }

  const viewOf = async (row: RoomOverRow, lesson: Lesson | undefined): Promise<Answer['rooms'][number]> => {
    const { roster, lessonId } = row;
    const seen = async (person: ReturnType<typeof personOf>, age: number | null) => ({ person, ...(await face(person)), age });
    return {
      eventId: lessonId,
      subject: Subject.parse(lesson?.subject),
      isTrial: lesson?.kind === 'trial',
      isGroup: roster.isGroup,
      timestamp: row.startsAt.toString(),
      minutes: lesson?.minutes ?? 0,
      teacher: await seen(personOf('teacher', roster.teacherId), null),
      kids: await Promise.all(roster.kids.map(({ kidUid, age }) => seen(kidPerson(kidUid), age))),
      ended: { as: row.endedAs as (typeof endedAs)[number], at: row.endedAt.toString() },
      outcome: row.outcome,
      togetherSeconds: row.togetherSeconds,
      calls: row.calls,
      helpSeconds: row.helpSeconds,
    };
  };

  return async (who: Principal, query: Query): Promise<Answer> => {
    const { search = '', outcome, help, from, until, order = '-time', before, limit = lessonRoomLimits.logPage } = query;
    const asked = { people: await peopleNamed(search), outcome, withHelp: help === 'asked', from, until };
    const [place = '', lessonId = ''] = before?.split('_') ?? [];
    const down = order.startsWith('-');
    const rows = await log.page(asked, {
      by: order.replace('-', '') as LogOrder,
      down,
      before: before === undefined ? undefined : { place: Number(place), lessonId },
      limit: Number(limit) + 1,
    });
    const page = rows.slice(0, Number(limit));
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const lessons = await calendar.lessons(page.map((row) => row.lessonId));
    const total = await log.count(asked);
    // A page that is larger than the screen asks for is part of a file: names of children leave the school with it.
    if (Number(limit) > lessonRoomLimits.logPage && before === undefined) {
      await audit.record({ by: who, act: 'lessons.room_log_exported', after: { rooms: total, ...(search !== '' && { search }) } });
    }
    return {
      rooms: await Promise.all(
        page.map((row) =>
          viewOf(
            row,
            lessons.find((it) => it.lessonId === row.lessonId),
          ),
        ),
      ),
      total,
      next: last ? `${last.place}_${last.lessonId}` : null,
    };
  };
}
