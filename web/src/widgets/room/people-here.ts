import { roleOf } from '@school/contract/lesson-room/people';
import type { Member } from '@school/contract/lesson-room/protocol';

import { useFeed } from './room-media.ts';
import { useRoom } from './use-room.ts';

/** Somebody in the room as others see them; undefined when they are not there. */
export const useMember = (person: string | undefined): Member | undefined =>
  useRoom(({ members }) => members.find((member) => member.person === person));

/** The teacher who is there now. */
export const useTeacherHere = (): Member | undefined =>
  useRoom(({ members }) => members.find(({ person, state }) => roleOf(person) === 'teacher' && state !== 'gone'));

/** Who looks on: shown to all for as long as it lasts. */
export const useLooksOn = (role: 'parent' | 'school'): Member | undefined =>
  useRoom(({ members }) => members.find(({ person }) => roleOf(person) === role));

export type Trouble = 'gone' | 'reconnect' | 'weak';

/**
 * What is wrong at this page, the worst first: the other side is out, the own line is lost, its picture is weak. A lesson that has not
 * begun has nobody to miss.
 */
export function useTrouble(other: string | undefined): Trouble | null {
  const line = useRoom((room) => room.line);
  const isStarted = useRoom(({ state }) => state.startedAt !== null && state.ended === null);
  const member = useMember(other);
  const feed = useFeed(other);
  if (isStarted && other !== undefined && (member === undefined || member.state === 'gone')) return 'gone';
  if (line === 'lost') return 'reconnect';
  if (member?.state === 'away' || feed?.state === 'weak' || feed?.state === 'broken') return 'weak';
  return null;
}
