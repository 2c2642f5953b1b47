import { type FeedLine, linesSent } from '@school/contract/lesson-room/feeds';
import type { Passing } from '@school/contract/lesson-room/protocol';
import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';
import type { RoomState } from '@school/contract/lesson-room/state';

import { type Cameras, type Engine, isServer } from './engine.ts';
import { type Grants, isLocked } from './may-do.ts';
import { kidPerson, type Roster, takesPart, teacherOf } from './roster.ts';

export interface RoomNow {
  roster: Roster;
  state: RoomState;
  grants: Grants;
  engine: Engine;
}

/** Who hears what is said in passing: `all`, the `staff` (the teacher, and who looks on for the school), one person, or nobody. */
export function hearersOf({ roster, state, grants }: RoomNow, who: Person, it: Passing): Person | undefined {
  if (!takesPart(roster, who) || !grants[who]) return undefined;
  if (roleOf(who) === 'teacher') return it.k === 'draft' && it.kidUid !== null ? kidPerson(it.kidUid) : 'all';
  const kidUid = idOf(who);
  const may = (what: 'pointer' | 'move') => state.allowed[kidUid]?.includes(what) ?? false;
  if (it.k === 'level' || it.k === 'pointer.off') return 'all';
  if (isLocked(state, kidUid)) return undefined;
  if (it.k === 'ink') return grants[who].includes('stroke') ? 'all' : undefined;
  if (it.k === 'writing') return grants[who].includes('chat') ? 'all' : undefined;
  if (it.k === 'pointer') return may('pointer') && !state.alone ? 'all' : 'staff';
  if (it.k === 'idle') return 'staff';
  // A copy of the room is moved by whoever may; its own copy a child shows to the teacher alone.
  if (it.kidUid === null) return may('move') ? 'all' : undefined;
  return it.kidUid === kidUid && !state.inTeachersHand.includes(kidUid) ? 'staff' : undefined;
}

const familyOf = ({ kids }: Roster, person: Person): string | undefined =>
  kids.find(({ kidUid }) => kidPerson(kidUid) === person)?.familyId;

/**
 * May these two be linked by media? Everybody with the teacher; children of one family with each other where the room says so, and never alone;
 * who looks on hears and sees those who take part.
 */
export function mayLink({ roster, state, engine }: RoomNow, one: Person, other: Person): boolean {
  if (one === other) return false;
  const [first, second] = [takesPart(roster, one), takesPart(roster, other)];
  if (!first && !second) return false;
  if (!first || !second) {
    const onlooker = first ? other : one;
    return roleOf(onlooker) === 'parent' || roleOf(onlooker) === 'school';
  }
  if (one === teacherOf(roster) || other === teacherOf(roster)) return true;
  // By a server strangers hear each other without a link between them.
  if (isServer(engine)) return !state.alone;
  // Whoever joined a lesson after its room had opened is a stranger to the family that was there.
  return engine !== 'star' && !state.alone && familyOf(roster, one) === familyOf(roster, other);
}

/** Whose voice or picture there is at all: of those who take part, and of the school when it says something. */
export const maySend = ({ roster, grants }: Pick<RoomNow, 'roster' | 'grants'>, person: Person): boolean =>
  roleOf(person) === 'school' || (takesPart(roster, person) && grants[person] !== undefined);

/** What somebody may send to a media server as the room is now: no voice of whom the teacher has made quiet, no camera that the school has off. */
export function sendsNow(room: Pick<RoomNow, 'roster' | 'grants' | 'state'> & { cameras: Cameras }, person: Person): readonly FeedLine[] {
  if (!maySend(room, person)) return [];
  const isQuiet = roleOf(person) === 'kid' && room.state.muted.includes(idOf(person));
  return linesSent(roleOf(person), room.cameras).filter((line) => !(isQuiet && line === 'mic'));
}
