import type { Tools } from './tools.ts';

/** A lesson took place: its family may say how it was, for each child that was there. */
export function whenLessonIsConducted({ outbox, calendar, store }: Tools): void {
  outbox.subscribe('scheduling.lesson_conducted', 'ratings.ask', async ({ lessonId, familyId, kidUids, conductedAt }) => {
    const lesson = await calendar.heldLesson(lessonId);
    if (!lesson) return;
    const { teacherId, subject, startsAt: startedAt } = lesson;
    for (const kidUid of kidUids)
      await store.addLesson({ lessonId, kidUid, familyId, teacherId, subject, startedAt, conductedAt: Temporal.Instant.from(conductedAt) });
  });
}
