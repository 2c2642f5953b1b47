import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/** A lesson as far as it matters who is looking at it. */
interface Seen {
  lessonId: string;
  teacherId: string | null;
  familyIds: readonly string[];
}

/** Tells every open screen that shows these lessons: the families' schedules, their processes, the teachers' days. */
export async function tellScreens({ realtime }: Pick<CalendarDependencies, 'realtime'>, lessons: readonly Seen[]): Promise<void> {
  for (const { lessonId, teacherId, familyIds } of lessons) {
    for (const familyId of familyIds) await realtime.changed(`events/${familyId}`, lessonId);
    if (teacherId) await realtime.changed(`teacher-lessons/${teacherId}`, lessonId);
  }
  const families = new Set(lessons.flatMap(({ familyIds }) => familyIds));
  for (const familyId of families) await realtime.changed(`users/${familyId}`);
}
