import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { kidOps, type OpKind, type PageOpKind, pageOpKinds, sharedOps, teacherOps } from '@school/contract/lesson-room/ops';
import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';
import type { May } from '@school/contract/lesson-room/protocol';
import type { RoomState } from '@school/contract/lesson-room/state';
import { allowed, refused } from '@school/contract/verdict';

import { kidPerson, type Roster, teacherOf } from './roster.ts';

/** By person, the kinds of ops that it may send now. */
export type Grants = Readonly<Record<Person, readonly PageOpKind[]>>;
/** Who waits outside, and until when. */
export type TakenOut = Readonly<Record<Person, string>>;

const kindsOf = (ops: ReadonlyArray<{ shape: { kind: { def: { values: readonly unknown[] } } } }>): PageOpKind[] =>
  ops.map((op) => op.shape.kind.def.values[0] as PageOpKind);

const ofTeacher: readonly PageOpKind[] = kindsOf([...teacherOps, ...sharedOps]);
/** Also while it looks and does not touch: a hand can be raised at any time. */
const ofKidAlways: readonly PageOpKind[] = kindsOf(kidOps);
const drawing: readonly PageOpKind[] = ['stroke', 'erase', 'restore'];

/** Ops after which the grants of a room are others. */
const changing: ReadonlySet<OpKind> = new Set<OpKind>(['lock', 'allow', 'chat.open', 'alone', 'replaced', 'taken_out', 'end']);
export const changesGrants = (kind: OpKind): boolean => changing.has(kind);

export const isLocked = (state: Pick<RoomState, 'allLocked' | 'locked'>, kidUid: string): boolean =>
  state.allLocked || state.locked.includes(kidUid);

/** While the children are alone they cannot write to each other; what was open before is open again when the teacher is back. */
function mayChat(state: RoomState, { kidUid, age }: Roster['kids'][number]): boolean {
  if (age < lessonRoomLimits.chatFromAge || state.alone) return false;
  return state.chatOpen || (state.allowed[kidUid]?.includes('chat') ?? false);
}

function ofKid(state: RoomState, kid: Roster['kids'][number]): PageOpKind[] {
  if (isLocked(state, kid.kidUid)) return [...ofKidAlways];
  const draws = state.allowed[kid.kidUid]?.includes('draw') ?? false;
  return [...ofKidAlways, ...(draws ? drawing : []), ...(mayChat(state, kid) ? (['chat'] as const) : [])];
}

/** Letters on the board are for those who can write: the teacher, and children from an age on. */
export const mayWrite = ({ kids }: Pick<Roster, 'kids'>, person: Person): boolean =>
  roleOf(person) !== 'kid' || kids.some(({ kidUid, age }) => kidUid === idOf(person) && age >= lessonRoomLimits.boardTextFromAge);

/** What everybody in the room may do as it stands now (docs/design/lesson-room.md#rights). Who looks on may nothing. */
export function grantsOf(roster: Roster, state: RoomState, takenOut: TakenOut): Grants {
  if (state.ended) return {};
  const people: Array<[Person, readonly PageOpKind[]]> = [
    [teacherOf(roster), ofTeacher],
    ...roster.kids.map((kid): [Person, readonly PageOpKind[]] => [kidPerson(kid.kidUid), ofKid(state, kid)]),
  ];
  return Object.fromEntries(people.filter(([person]) => !(person in takenOut)));
}

/** The same as verdicts for the buttons of one page. */
export function mayOf(grants: Grants, state: RoomState, person: Person): May {
  const mine = grants[person] ?? [];
  const locked = roleOf(person) === 'kid' && isLocked(state, idOf(person));
  const why = state.ended ? 'lesson_room.over' : locked ? 'lesson_room.locked' : 'identity.not_your_role';
  return Object.fromEntries(pageOpKinds.map((kind) => [kind, mine.includes(kind) ? allowed() : refused(why)]));
}
