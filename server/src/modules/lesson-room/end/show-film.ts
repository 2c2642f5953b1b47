import { filmPart, type LessonFilm } from '@school/contract/lesson-room/film-calls';
import { idOf, personOf, roleOf } from '@school/contract/lesson-room/people';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson } from '../live/find-room.ts';
import { faceOf } from '../live/members.ts';
import { castOf, filmOf } from '../rules/film.ts';
import { kidPerson } from '../rules/roster.ts';

/**
 * A lesson as it went, read out of the log of its room: there is no copy of it, so what is forgotten or erased there is gone from
 * here. Refuses a parent until every family whose child was there allows it; asked at each part, so a consent that is taken back
 * holds at once.
 */
export const showFilm =
  (tools: Tools) =>
  async (who: Principal, lessonId: string, after = 0): Promise<LessonFilm> => {
    const { events, families, members, roomRows } = tools;
    const { lesson, familyId } = await findLesson(tools)(who, lessonId);
    const row = await roomRows.find(lessonId);
    const first = row?.endedAt ? (await events.after(lessonId, 0, 1))[0] : undefined;
    if (!row?.endedAt || !first) throw new Refusal('lesson_room.no_film');
    if (familyId !== null) {
      const visits = await members.visits(lessonId);
      const own = lesson.participants.filter((it) => it.familyId === familyId).map(({ kidUid }) => kidUid);
      const there = visits.flatMap(({ person }) => (roleOf(person) === 'kid' ? [idOf(person)] : []));
      const asked = [...new Set([...own, ...there])];
      const allowed = await families.kidsAllowed('lesson-recordings', asked);
      const kids = asked.filter((kidUid) => !allowed.has(kidUid)).length;
      if (kids > 0) throw new Refusal('lesson_room.replay_needs_consent', { kids });
    }
    const part = await events.after(lessonId, after, filmPart);
    const cast = castOf(row.roster, familyId);
    const face = faceOf(tools);
    const persons = [personOf('teacher', row.roster.teacherId), ...row.roster.kids.map(({ kidUid }) => kidPerson(kidUid))];
    return {
      eventId: lessonId,
      from: first.at,
      to: row.endedAt.toString(),
      people: await Promise.all(
        persons.map(async (person) => ({
          person: cast.as(person),
          role: roleOf(person),
          name: cast.as(person) === person ? (await face(person)).name : null,
        })),
      ),
      events: filmOf(part, cast),
      next: part.length === filmPart ? (part.at(-1)?.seq ?? null) : null,
    };
  };
