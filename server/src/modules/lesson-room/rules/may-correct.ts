import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** Until when what was sent at `sentAt` is corrected. */
export const correctedUntil = (sentAt: Temporal.Instant): Temporal.Instant => sentAt.add({ hours: lessonRoomLimits.correctHours });

/** What families were told is corrected for a day, to the second: later they have acted by it (docs/rules/lesson-room.md#the-end). */
export function mayCorrect(sentAt: Temporal.Instant, now: Temporal.Instant): Verdict {
  const until = correctedUntil(sentAt);
  return Temporal.Instant.compare(now, until) < 0 ? allowed(until) : refused('lesson_room.correction_over', { until: until.toString() });
}
