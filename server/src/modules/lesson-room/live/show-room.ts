import { Subject } from '@school/contract/catalogue/shapes';
import { type Person, personOf, roleOf } from '@school/contract/lesson-room/people';
import type { Lobby } from '@school/contract/lesson-room/shapes';
import type { LessonScript } from '@school/contract/lesson-room/script';
import type { RoomState } from '@school/contract/lesson-room/state';

import { endOf, isReplaced } from '#modules/calendar/rules';
import type { Principal } from '#platform/principal';
import { schoolZone } from '@school/contract/school/zone';

import type { Tools } from '../dependencies/tools.ts';
import { areStrangers, camerasFor, engineFor } from '../rules/engine.ts';
import { closesAt, mayEnterRoom, mayWatch, opensAt } from '../rules/may-enter.ts';
import { kidPerson, type Roster } from '../rules/roster.ts';
import type { RoomRow } from '../stores/rooms.store.ts';
import { camerasOf } from './cameras-of.ts';
import { endingOf, findLesson, type Found, isFunded, rosterOf } from './find-room.ts';
import { faceOf, memberOf, newestOf, shownTo } from './members.ts';
import { meetingOf } from './meeting-of.ts';
import { stateOf } from './room-state.ts';

/** Rooms as they are seen from outside. */
export function showRooms(tools: Tools, scriptOf: (lesson: Found['lesson']) => Promise<LessonScript>) {
  const { clock, calendar, families, learning, media, members, roomRows } = tools;
  const find = findLesson(tools);
  const face = faceOf(tools);

  const personView = async (person: Person, age: number | null) => ({ person, ...(await face(person)), age });
  const kidsOf = (roster: Roster, familyId: string | null) =>
    Promise.all(
      roster.kids
        .filter((kid) => familyId === null || kid.familyId === familyId)
        .map(({ kidUid, age }) => personView(kidPerson(kidUid), age)),
    );
  const membersOf = async (lessonId: string) =>
    Promise.all(newestOf(await members.here([lessonId])).map(async (visit) => memberOf(visit, await face(visit.person))));

  async function titleOf({ lesson }: Found): Promise<Lobby['title']> {
    const kids = lesson.participants.map(({ kidUid }) => kidUid);
    return (await learning.taughtIn([{ lesson, kids }])).get(lesson.lessonId)?.title ?? null;
  }

  /** How far the script of a lesson is: nothing before it has begun, and nothing once it is over. */
  async function stepsOf({ lesson }: Found, state: RoomState | undefined): Promise<Lobby['steps']> {
    if (!state?.startedAt || state.ended) return null;
    const kinds = (await scriptOf(lesson)).steps.map(({ kind }) => kind);
    return { kinds, at: Math.min(state.step, kinds.length - 1) };
  }

  /** The teacher's next lesson, when it begins the moment this one ends. */
  async function nextOf({ lesson, person }: Found): Promise<Lobby['next']> {
    if (roleOf(person) !== 'teacher') return null;
    const next = await calendar.lessonAt(lesson.teacherId, endOf(lesson));
    return next ? { eventId: next.lessonId, timestamp: next.startsAt.toString() } : null;
  }

  /** A room that was opened keeps its way; an address that was taken away since leaves it the school's own. */
  async function wayOf({ lesson }: Found, roster: Roster, row: RoomRow | undefined): Promise<Pick<Lobby, 'engine' | 'cameras'>> {
    const meeting = await meetingOf(tools)(lesson);
    const engine = row && (row.engine !== 'outside' || meeting !== null) ? row.engine : engineFor(roster, meeting, media.choice());
    return { engine, cameras: row?.cameras ?? camerasFor(areStrangers(roster), await camerasOf(tools)(lesson)) };
  }

  return {
    async lobby(who: Principal, lessonId: string): Promise<Lobby> {
      const found = await find(who, lessonId);
      const { lesson, person, familyId } = found;
      const row = await roomRows.find(lessonId);
      const roster = row?.roster ?? (await rosterOf(tools)(lesson));
      const state = row ? await stateOf(tools)(row) : undefined;
      const now = clock.now();
      const there = row ? shownTo(roster, await membersOf(lessonId), familyId) : [];
      const asked = { lesson, ended: endingOf(row), isFunded: isFunded(found), takenOutUntil: row?.takenOut[person] };
      return {
        eventId: lessonId,
        subject: Subject.parse(lesson.subject),
        isTrial: lesson.kind === 'trial',
        title: await titleOf(found),
        timestamp: lesson.startsAt.toString(),
        minutes: lesson.minutes,
        teacher: await personView(personOf('teacher', lesson.teacherId), null),
        insteadOf: isReplaced(lesson) && lesson.plannedTeacherId ? (await calendar.teacher(lesson.plannedTeacherId)).name : null,
        kids: await kidsOf(roster, familyId),
        isGroup: roster.isGroup,
        members: there,
        startedAt: state?.startedAt ?? null,
        steps: await stepsOf(found, state),
        ended: state?.ended ?? null,
        zone: familyId === null ? schoolZone() : (await families.family(familyId)).timezone,
        opensAt: opensAt(lesson).toString(),
        closesAt: closesAt(lesson).toString(),
        ...(await wayOf(found, roster, row)),
        next: await nextOf(found),
        now: now.toString(),
        may: {
          enter: mayEnterRoom(asked, now),
          watch: mayWatch(
            asked,
            roleOf(person) === 'parent' ? 'parent' : 'school',
            there.some((it) => it.person === person),
            now,
          ),
        },
      };
    },
  };
}
