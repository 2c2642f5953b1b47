import type { RoomPresence } from '@school/contract/lesson-room/end-shapes';
import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';
import { emptyRoom } from '@school/contract/lesson-room/state';
import { refused } from '@school/contract/verdict';

import { endOf } from '#modules/calendar/rules';
import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson } from '../live/find-room.ts';
import { faceOf } from '../live/members.ts';
import { stateOf } from '../live/room-state.ts';
import { isDelicate } from '../rules/delicate.ts';
import { opensAt } from '../rules/may-enter.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { attendanceOf, secondsSince } from '../rules/presence.ts';
import type { VisitSeen } from '../stores/members.store.ts';

/** Devices of a person, in the order in which they came; a page that named none counts as one. */
function numbered(own: readonly VisitSeen[]): RoomPresence['people'][number]['visits'] {
  const devices = [...new Set(own.map(({ deviceUid }) => deviceUid))];
  return own.map(({ enteredAt, leftAt, heardAt, cause, deviceUid, firstFrame, ladder, recoveries }) => ({
    from: enteredAt.toString(),
    to: (leftAt ?? heardAt).toString(),
    cause,
    device: devices.indexOf(deviceUid) + 1,
    firstFrame,
    ladder,
    recoveries,
  }));
}

/**
 * Who was in the room and when. The family, the teacher and the school read the same; names of other families' children are nobody's
 * to read but the teacher's and the school's.
 */
export const showPresence =
  (tools: Tools) =>
  async (who: Principal, lessonId: string): Promise<RoomPresence> => {
    const { clock, help, members, roomRows, staffing } = tools;
    const { lesson, familyId } = await findLesson(tools)(who, lessonId);
    const row = await roomRows.find(lessonId);
    const state = row ? await stateOf(tools)(row) : emptyRoom;
    const history = await members.history(lessonId);
    const visits = history.map(({ person, enteredAt, heardAt, leftAt }) => ({ person, enteredAt, until: leftAt ?? heardAt }));
    // When visits are forgotten, how long each was there still stands.
    const attended = visits.length > 0 ? attendanceOf(visits, lesson.startsAt) : await staffing.attendanceOf(lessonId);
    const face = faceOf(tools);
    const isKnown = (person: Person) =>
      familyId === null ||
      roleOf(person) !== 'kid' ||
      lesson.participants.some((it) => it.familyId === familyId && it.kidUid === idOf(person));
    const persons = [...new Set([...attended.map(({ person }) => person), ...history.map(({ person }) => person)])] as Person[];
    const endsAt = row?.endedAt ?? endOf(lesson);
    return {
      eventId: lessonId,
      timestamp: lesson.startsAt.toString(),
      minutes: lesson.minutes,
      from: opensAt(lesson).toString(),
      to: endsAt.toString(),
      startedAt: state.startedAt,
      ended: state.ended,
      people: await Promise.all(
        persons.map(async (person, at) => {
          const lasted = visits.filter((visit) => visit.person === person);
          const { seconds, together } = attended.find((it) => it.person === person) ?? {
            seconds: secondsSince(lasted, lesson.startsAt),
            together: 0,
          };
          const own = history.filter((visit) => visit.person === person);
          return {
            role: roleOf(person),
            number: at + 1,
            face: isKnown(person) ? { person, ...(await face(person)), age: null } : null,
            seconds,
            together,
            visits: numbered(own),
          };
        }),
      ),
      help: (await help.ofLesson(lessonId)).map(({ at, code, person, takenAt }) => ({
        timestamp: at.toString(),
        code: isDelicate(code) ? ('other' as const) : code,
        role: roleOf(person),
        takenAt: takenAt?.toString() ?? null,
      })),
      verdict: row && visits.length > 0 ? outcomeOf({ ...lesson, visits, endedAt: row.endedAt }, clock.now()) : null,
      teacherHereAt: lesson.teacherHereAt?.toString() ?? null,
      may: { object: who.role === 'parent' ? await staffing.mayObjectTo(who.customerId, lessonId) : refused('identity.not_your_role') },
    };
  };
