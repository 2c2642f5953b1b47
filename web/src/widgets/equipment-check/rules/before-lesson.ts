import { roleOf } from '@school/contract/lesson-room/people';
import type { Lobby } from '@school/contract/lesson-room/shapes';
import { equipmentLimits } from '@school/contract/equipment/limits';

const { beforeLessonMinutes, freshHours } = equipmentLimits;

/**
 * The lesson for which this device should be checked now: it begins within half an hour, has not begun, and the device
 * has not been checked since this morning. All in milliseconds; `checkedAt` is of this device.
 */
export function lessonToPrepare(starts: readonly number[], now: number, checkedAt: number | undefined): number | undefined {
  if (checkedAt !== undefined && now - checkedAt < freshHours * 3_600_000) return undefined;
  return starts.filter((start) => start > now && start - now <= beforeLessonMinutes * 60_000).toSorted((one, other) => one - other)[0];
}

interface Planned {
  timestamp: string;
  minutes: number;
}

/** Somebody of this account is in a lesson now: what comes after it may wait until that is over. */
export const isInLesson = (lessons: readonly Planned[], now: number): boolean =>
  lessons.some(({ timestamp, minutes }) => Date.parse(timestamp) <= now && now < Date.parse(timestamp) + minutes * 60_000);

/** A room that the child or the teacher is in, also before its time: whoever it is about needs no check on this device any more. */
export const isHeldAlready = ({ startedAt, members }: Pick<Lobby, 'startedAt' | 'members'>): boolean =>
  startedAt !== null || members.some(({ person, state }) => roleOf(person) === 'kid' && state !== 'gone');

/** Where the check would be in the way: a task may be using the microphone, and nobody wants a message there. */
export const isInTheMiddle = (pathname: string): boolean =>
  /\/playbooks\/|\/play$|\/game$|\/test-|^\/onboarding|\/brain-trainer\/.+\/|\/equipment|\/rooms?(?:\/|$)|\/live$|^\/(?:payment|orders)/.test(
    pathname,
  );

/** From this age on a child may be alone at its lesson, and the check is told to it. */
export const aloneFromAge = 7;
