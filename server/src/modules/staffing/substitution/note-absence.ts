import type { Absence } from '@school/contract/calendar/shapes';

import { absencesOf } from '#modules/calendar';
import { type Actor, type Away, mayBeAway, stretchOf } from '#modules/calendar/rules';
import { insist, Refusal } from '#platform/refusal';

import { lockTouched } from './lock-touched.ts';
import { handOut } from './substitute.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { staffing } from './substitutes.ts';

/** An absence as somebody requested to note it. */
export interface AbsenceRequest extends Away {
  kind: 'holiday' | 'illness';
  /** What whoever takes over should know. */
  note: string;
  /** Wanted teachers by lesson; null: nobody, the lesson is cancelled. A lesson that is not named gets the best one. */
  choices: ReadonlyArray<{ eventId: string; teacherId: string | null }>;
}

/**
 * Notes an absence (docs/rules/lessons.md#absences): closes its days, gives every lesson in them to a colleague or calls it off, and tells
 * each family once; all of it or nothing. The schedule keeps its teacher, who gives the lessons again afterwards.
 */
export const noteAbsence =
  (deps: StaffingDependencies) =>
  (by: Actor, teacherId: string, { choices, ...request }: AbsenceRequest): Promise<Absence> =>
    deps.db.inTransaction(async () => {
      const { zone } = await deps.teachers.find(teacherId);
      insist(mayBeAway(request, deps.clock.now().toZonedDateTimeISO(zone).toPlainDate()));
      const { lessons, substitution } = await lockTouched(deps, teacherId, stretchOf({ ...request, endedAt: null }, zone));
      const unknown = choices.find(({ eventId }) => !lessons.some(({ lessonId }) => lessonId === eventId));
      if (unknown) throw new Refusal('scheduling.touches_changed', { eventId: unknown.eventId });

      const now = deps.clock.now();
      const absenceId = await deps.absences.add({ teacherId, ...request }, by, now);
      if (!absenceId) throw new Refusal('scheduling.absence_exists');
      await deps.calendar.touch([teacherId]);
      const requested = new Map(choices.map(({ eventId, teacherId: wanted }) => [eventId, wanted]));
      const staffed = await staffing(deps)(substitution, requested);
      const stale = staffed.find(({ isStale }) => isStale);
      if (stale) throw new Refusal('scheduling.touches_changed', { eventId: stale.lesson.lessonId });

      const given = staffed.map(({ lesson: { lessonId }, given: to }) => ({ lessonId, given: to }));
      await deps.absences.keep(absenceId, given);
      await handOut(deps)(by, lessons, given, {
        teacherId,
        actId: absenceId,
        note: request.note,
        reason: request.kind === 'illness' ? 'the teacher is ill' : 'the teacher is on holiday',
      });
      const [absence] = await absencesOf(deps)([{ absenceId, teacherId, ...request, endedAt: null }]);
      if (!absence) throw new Error(`Absence ${absenceId} was noted and has no view`);
      return absence;
    });
