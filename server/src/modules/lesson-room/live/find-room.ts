import { idOf, type Person, personOf, roleOf } from '@school/contract/lesson-room/people';

import { ageOn } from '#modules/families';
import type { Lesson } from '#modules/calendar';
import { ownIdOf, type Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { closesAt } from '../rules/may-enter.ts';
import { areStrangers, camerasFor, engineFor } from '../rules/engine.ts';
import { grantsOf } from '../rules/may-do.ts';
import type { Roster } from '../rules/roster.ts';
import type { RoomRow } from '../stores/rooms.store.ts';
import { camerasOf } from './cameras-of.ts';
import { meetingOf } from './meeting-of.ts';
import { emptyRoom } from '@school/contract/lesson-room/state';

/** A lesson, and as whom somebody comes to its room. */
export interface Found {
  lesson: Lesson & { teacherId: string };
  person: Person;
  /** Whose children the caller may know of: the teacher and the school know all. */
  familyId: string | null;
}

/** As whom somebody comes to a room. */
function personFor(who: Principal, { teacherId, participants }: Found['lesson']): Person | undefined {
  const { role, customerId, accountId, kidUid } = who;
  if (role === 'teacher') return teacherId === customerId ? personOf('teacher', customerId) : undefined;
  if (role === 'manager') return personOf('school', accountId);
  const own = participants.filter(({ familyId }) => familyId === customerId);
  if (role === 'kid') return own.some((it) => it.kidUid === kidUid) && kidUid ? personOf('kid', kidUid) : undefined;
  return role === 'parent' && own.length > 0 ? personOf('parent', ownIdOf(who)) : undefined;
}

/** The lesson of a room, for those whose it is; of anybody else's there is none. */
export const findLesson =
  ({ calendar }: Pick<Tools, 'calendar'>) =>
  async (who: Principal, lessonId: string): Promise<Found> => {
    const lesson = await calendar.lesson(lessonId);
    if (!lesson?.teacherId) throw new Refusal('lesson_room.not_found');
    const own = { ...lesson, teacherId: lesson.teacherId };
    const person = personFor(who, own);
    if (!person) throw new Refusal('lesson_room.not_found');
    const role = roleOf(person);
    return { lesson: own, person, familyId: role === 'kid' || role === 'parent' ? who.customerId : null };
  };

export const rosterOf =
  ({ families, clock }: Pick<Tools, 'families' | 'clock'>) =>
  async (lesson: Found['lesson']): Promise<Roster> => {
    const kids = await families.kids(lesson.participants.map(({ kidUid }) => kidUid));
    const now = clock.now();
    return {
      teacherId: lesson.teacherId,
      isGroup: lesson.kind === 'group',
      kids: kids.map(({ kidUid, familyId, birth }) => ({ kidUid, familyId, age: ageOn(birth, now) })),
    };
  };

/** The room of a lesson as it stands; opened by whoever comes first, and let in who joined the lesson since. */
export const openRoom =
  (tools: Pick<Tools, 'db' | 'clock' | 'families' | 'roomRows' | 'outside' | 'cameras' | 'media'>) =>
  async (lesson: Found['lesson']): Promise<RoomRow> => {
    const { db, clock, media, roomRows } = tools;
    const { lessonId } = lesson;
    const known = await roomRows.find(lessonId);
    const isMissing = ({ roster }: RoomRow) => lesson.participants.some(({ kidUid }) => !roster.kids.some((kid) => kid.kidUid === kidUid));
    if (known && !isMissing(known)) return known;
    const roster = await rosterOf(tools)(lesson);
    if (!known) {
      const grants = grantsOf(roster, emptyRoom, {});
      const engine = engineFor(roster, await meetingOf(tools)(lesson), media.choice());
      const cameras = camerasFor(areStrangers(roster), await camerasOf(tools)(lesson));
      const times = { startsAt: lesson.startsAt, closesAt: closesAt(lesson) };
      await roomRows.open({ lessonId, engine, cameras, roster, ...times, grants }, clock.now());
    } else {
      await db.inTransaction(async () => {
        const row = await roomRows.lock(lessonId);
        if (!row) return;
        const kids = [...row.roster.kids, ...roster.kids.filter(({ kidUid }) => !row.roster.kids.some((kid) => kid.kidUid === kidUid))];
        const joined = { ...row.roster, kids };
        // Whoever was there keeps what it may; who is new may what anybody may at first.
        const grants = { ...grantsOf(joined, emptyRoom, row.takenOut), ...row.grants };
        const ended = row.endedAt && row.endedAs ? { at: row.endedAt.toString(), as: row.endedAs } : null;
        await roomRows.change({ lessonId, roster: joined, grants, takenOut: row.takenOut, ended });
      });
    }
    const opened = await roomRows.find(lessonId);
    if (!opened) throw new Refusal('lesson_room.not_found');
    return opened;
  };

/** Has the caller's place in the lesson been paid for? A family's children have one place each. */
export const isFunded = ({ lesson, person }: Pick<Found, 'lesson' | 'person'>): boolean =>
  roleOf(person) !== 'kid' || lesson.participants.some(({ kidUid, funded }) => kidUid === idOf(person) && funded);

export const endingOf = (row: Pick<RoomRow, 'endedAs'> | undefined): { as: string } | null => (row?.endedAs ? { as: row.endedAs } : null);
