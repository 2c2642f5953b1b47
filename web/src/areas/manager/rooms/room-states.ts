import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { Member } from '@school/contract/lesson-room/protocol';
import type { RoomNow } from '@school/contract/lesson-room/shapes';

/** How a room stands, those that need somebody first: in this order they are shown. */
const roomStates = ['help', 'alone', 'teacherMissing', 'kidMissing', 'helped', 'over', 'running', 'waiting'] as const;
export type RoomState = (typeof roomStates)[number];

/** Somebody of the school should look there. */
const wanting: ReadonlySet<RoomState> = new Set(['help', 'alone', 'teacherMissing', 'kidMissing']);
export const needsSomebody = (state: RoomState): boolean => wanting.has(state);

const minute = 60_000;

/** By what the list of rooms is narrowed. */
export const roomViews = ['attention', 'running', 'waiting', 'badLine'] as const;
export type RoomView = (typeof roomViews)[number];

/** Does a room belong to this part of the list? A line is bad where it has no picture any more, or breaks. */
export function isIn(view: RoomView, { room, state }: { room: RoomNow; state: RoomState }): boolean {
  if (view === 'attention') return needsSomebody(state);
  if (view === 'running') return state === 'running' || state === 'helped';
  if (view === 'waiting') return state === 'waiting';
  const { bars, why } = lineOfRoom(room);
  return why !== 'none' && bars <= 2;
}

/** How a room stands at a time (ms). A child is missed as soon as its family is told so. */
export function stateOf(room: RoomNow, now: number): RoomState {
  const start = Date.parse(room.timestamp);
  const isThere = (person: string) => room.members.some((member) => member.person === person && member.state !== 'gone');
  if (room.help && room.help.takenBy === null) return 'help';
  if (now >= start + room.minutes * minute) return room.help ? 'helped' : 'over';
  if (room.alone) return 'alone';
  if (now >= start && !isThere(room.teacher.person)) return 'teacherMissing';
  if (now >= start + lessonRoomLimits.missingPushMinutes * minute && !room.kids.some(({ person }) => isThere(person))) return 'kidMissing';
  if (room.help) return 'helped';
  return now >= start || room.startedAt !== null ? 'running' : 'waiting';
}

/** Those that need somebody first; of one state the one that has lasted longest. */
export function inOrder(rooms: readonly RoomNow[], now: number): Array<{ room: RoomNow; state: RoomState }> {
  return rooms
    .map((room) => ({ room, state: stateOf(room, now) }))
    .toSorted(
      (one, other) =>
        roomStates.indexOf(one.state) - roomStates.indexOf(other.state) ||
        Date.parse(one.room.timestamp) - Date.parse(other.room.timestamp),
    );
}

export const mostBars = 4;

/** A line in four bars: how it is at the one who has the worst of it. */
export interface Line {
  bars: number;
  why: 'none' | 'away' | 'soundOnly' | 'weak' | 'fine';
  rtt: number | undefined;
}

/** From these on a line is worse by a bar. */
const slow = [150, 400];
const lossy = [0.02, 0.08];

function lineOf({ state, heartbeat }: Member): Line {
  const rtt = heartbeat?.rtt;
  if (state === 'away') return { bars: 1, why: 'away', rtt };
  if (!heartbeat) return { bars: mostBars, why: 'fine', rtt };
  // From the third step of the ladder on there is no picture.
  if (heartbeat.ladder >= 2) return { bars: 2, why: 'soundOnly', rtt };
  const worse = Math.max(slow.filter((ms) => (rtt ?? 0) > ms).length, lossy.filter((share) => (heartbeat.loss ?? 0) > share).length);
  return { bars: mostBars - worse, why: worse > 1 ? 'weak' : 'fine', rtt };
}

/** The line of a room is that of the one who has the worst. */
export function lineOfRoom({ members }: Pick<RoomNow, 'members'>): Line {
  const lines = members.filter(({ state }) => state !== 'gone').map(lineOf);
  return (
    lines.reduce<Line | undefined>((worst, line) => (worst === undefined || line.bars < worst.bars ? line : worst), undefined) ?? {
      bars: 0,
      why: 'none',
      rtt: undefined,
    }
  );
}
