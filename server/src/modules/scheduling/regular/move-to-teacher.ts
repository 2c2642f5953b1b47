import { type ProcessRecord, startsForKid, tellScreens, type TeacherRecord } from '#modules/calendar';
import { isChangeable, type Actor } from '#modules/calendar/rules';

import { tellTeacherChanged } from './tell-teacher-changed.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';

/** What came of it: all lessons moved, or none and why. */
export type Move = { moved: number } | { taken: Temporal.Instant[]; closed: Temporal.Instant[] };

/**
 * Moves the schedule of a process and all its coming lessons to another teacher at their own times, or nothing. The
 * lessons stay the same rows with the same units; those nearer than 8 hours stay with the old teacher. Runs in the
 * caller's transaction, which holds the family's lock and the locks of both teachers' and the kid's calendars.
 */
export const moveToTeacher =
  (deps: SchedulingDependencies) =>
  async (by: Actor, process: ProcessRecord, { teacherId, zone }: TeacherRecord, reason: string): Promise<Move> => {
    const { familyId, kidUid, processId } = process;
    const now = deps.clock.now();
    const lessons = (await deps.ahead.ofProcess(processId, now)).filter((lesson) => isChangeable(lesson, now));
    const closed: Temporal.Instant[] = [];
    for (const minutes of new Set(lessons.map((lesson) => lesson.minutes))) {
      const dates = lessons
        .filter((lesson) => lesson.minutes === minutes)
        .map(({ startsAt }) => ({ startsAt, day: startsAt.toZonedDateTimeISO(zone).toPlainDate().toString() }));
      const judged = (await startsForKid(deps)(kidUid, minutes, lessons)).judge(teacherId, dates);
      closed.push(...(judged ? [...judged.closed, ...judged.away] : dates.map(({ startsAt }) => startsAt)));
    }
    if (closed.length > 0) return { taken: [], closed };

    const lessonIds = lessons.map(({ lessonId }) => lessonId);
    const taken = await deps.calendar.handOver(lessonIds, { teacherId, forGood: true, by, at: now, reason });
    if (taken.length > 0) return { taken, closed };
    const series = await deps.series.ofProcess(processId, now);
    if (series) await deps.series.change(series.seriesId, { ...series, teacherId });
    await tellTeacherChanged(deps)(process, teacherId);
    await tellScreens(
      deps,
      lessons.flatMap((lesson) =>
        [lesson.teacherId, teacherId].map((id) => ({ lessonId: lesson.lessonId, teacherId: id, familyIds: [familyId] })),
      ),
    );
    await deps.realtime.changed(`users/${familyId}`);
    return { moved: lessons.length };
  };
