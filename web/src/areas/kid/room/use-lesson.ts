import { idOf, type Person, personOf } from '@school/contract/lesson-room/people';
import type { Lobby } from '@school/contract/lesson-room/shapes';

import { firstName } from '#widgets/room/first-name.ts';
import { useTeacherHere, useTrouble } from '#widgets/room/people-here.ts';
import { useRoom } from '#widgets/room/use-room.ts';
import { useNow } from '#widgets/week/use-now.ts';

/** What the room of a child looks like just now: of two that are true the first in this order. */
type RoomMood = 'locked' | 'gone' | 'coming' | 'reconnect' | 'weak' | null;

interface Teacher {
  person: Person;
  name: string;
  avatar: string | null;
}

const noStickers: readonly never[] = [];

/** The lesson as the page of one child shows it. */
export function useLesson(lobby: Lobby, kidUid: string) {
  const here = useTeacherHere();
  const teacher: Teacher = here ? { ...here, name: firstName(here.name) } : lobby.teacher;
  const trouble = useTrouble(teacher.person);
  const isStarted = useRoom(({ state }) => state.startedAt !== null);
  const isReplaced = useRoom(({ state }) => state.replacedBy !== null);
  const isLocked = useRoom(({ state }) => state.allLocked || state.locked.includes(kidUid));
  const stars = useRoom(({ state }) => state.stars[kidUid] ?? 0);
  const stickers = useRoom(({ state }) => state.stickers[kidUid] ?? noStickers);
  const isHandUp = useRoom(({ state }) => state.hands.includes(kidUid));
  const isMuted = useRoom(({ state }) => state.muted.includes(kidUid));
  const now = useNow(10);
  const total = lobby.minutes * 60_000;
  const left = Math.min(total, Math.max(0, Date.parse(lobby.timestamp) + total - now));
  // Of a colleague who takes over nobody says that she comes back.
  const isAwaited = !here && (trouble === 'gone' ? isReplaced : !isStarted && trouble === null);
  const mood: RoomMood = isLocked && here ? 'locked' : isAwaited ? 'coming' : trouble;
  return {
    teacher,
    isTeacherHere: here !== undefined,
    mood,
    stars,
    stickers,
    isHandUp,
    isMuted,
    left: { part: left / total, minutes: Math.ceil(left / 60_000) },
  };
}
export type Lesson = ReturnType<typeof useLesson>;

/** Other children of the lesson who are there. */
export const useOthers = (kidUid: string) => {
  const members = useRoom((room) => room.members);
  const own = personOf('kid', kidUid);
  return members
    .filter(({ person, state }) => person.startsWith('kid:') && person !== own && state !== 'gone')
    .map((member) => ({ ...member, id: idOf(member.person) }));
};
