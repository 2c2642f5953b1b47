import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { endOf, type Lesson, unitOf } from '#modules/calendar/rules';

export interface RoomAsked {
  lesson: Pick<Lesson, 'startsAt' | 'minutes' | 'status' | 'kind' | 'enterMinutes'>;
  /** How the room ended, when it has. */
  ended: { as: string } | null;
  /** Whose place is paid for; the teacher's and a looker-on's always is. */
  isFunded: boolean;
  /** It waits outside until then. */
  takenOutUntil?: string | undefined;
}

export const opensAt = ({ startsAt, enterMinutes }: Pick<Lesson, 'startsAt' | 'enterMinutes'>): Temporal.Instant =>
  startsAt.subtract({ minutes: enterMinutes });
export const closesAt = (lesson: Pick<Lesson, 'startsAt' | 'minutes'>): Temporal.Instant =>
  endOf(lesson).add({ minutes: lessonRoomLimits.openAfterMinutes });

/** The room is open from as early as the lesson was promised until twenty after it, to the second, for those who have a place in it. */
export function mayEnterRoom({ lesson, ended, isFunded, takenOutUntil }: RoomAsked, now: Temporal.Instant): Verdict {
  if (ended) return refused('lesson_room.over', { endedAs: ended.as });
  if (lesson.status !== 'held' && lesson.status !== 'scheduled' && lesson.status !== 'inProgress')
    return refused('lesson_room.over', { endedAs: lesson.status === 'conducted' ? 'finished' : 'canceled' });
  const from = opensAt(lesson);
  if (Temporal.Instant.compare(now, from) < 0) return refused('lesson_room.too_early', { from: from.toString() });
  if (Temporal.Instant.compare(now, closesAt(lesson)) >= 0) return refused('lesson_room.over', { endedAs: 'closed' });
  if (unitOf(lesson) && (lesson.status === 'held' || !isFunded)) return refused('lesson_room.unfunded');
  if (takenOutUntil !== undefined && Temporal.Instant.compare(now, Temporal.Instant.from(takenOutUntil)) < 0)
    return refused('lesson_room.taken_out', { until: takenOutUntil });
  return allowed(closesAt(lesson));
}

/** A parent looks into an individual lesson of its child; groups are other families' children too. */
export function mayWatch(
  asked: Omit<RoomAsked, 'isFunded'>,
  role: 'parent' | 'school',
  isWatched: boolean,
  now: Temporal.Instant,
): Verdict {
  if (role === 'parent' && asked.lesson.kind === 'group') return refused('lesson_room.group_not_watched');
  const open = mayEnterRoom({ ...asked, isFunded: true }, now);
  if (!open.allowed) return open;
  return isWatched ? refused('lesson_room.watched_already') : open;
}
