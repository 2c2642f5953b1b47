import type { EventOf } from '#platform/events';

import type { Tools } from './tools.ts';

/** A lesson took place: its family may say how it was, for each child that was there. */
export const whenLessonIsConducted =
  ({ calendar, store }: Pick<Tools, 'calendar' | 'store'>) =>
  async ({ lessonId, familyId, kidUids, conductedAt }: EventOf<'scheduling.lesson_conducted'>): Promise<void> => {
    const lesson = await calendar.heldLesson(lessonId);
    if (!lesson) return;
    const { teacherId, subject, startsAt: startedAt } = lesson;
    for (const kidUid of kidUids)
      await store.addLesson({ lessonId, kidUid, familyId, teacherId, subject, startedAt, conductedAt: Temporal.Instant.from(conductedAt) });
  };
