import type { Absence } from '@school/contract/scheduling/shapes';

import { insist, Refusal } from '#platform/refusal';

import type { Actor } from '../actor.ts';
import { type Away, mayBeAway, stretchOf } from '../rules/absence.ts';
import { horizonAt } from '../rules/booking.ts';
import type { Lesson } from '../rules/lesson.ts';
import { handOut } from './hand-out.ts';
import { absencesOf } from './read-availability.ts';
import type { StaffTools } from './staff-tools.ts';
import { staffing, type Substitution, substitutesFor } from './substitutes.ts';
import { familiesIn, kidsIn } from './touched-lessons.ts';

/** An absence as somebody wishes to note it. */
export interface AbsenceWish extends Away {
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
  (tools: StaffTools) =>
  (by: Actor, teacherId: string, { choices, ...wish }: AbsenceWish): Promise<Absence> =>
    tools.db.inTransaction(async () => {
      const { zone } = await tools.teachers.find(teacherId);
      insist(mayBeAway(wish, tools.clock.now().toZonedDateTimeISO(zone).toPlainDate()));
      const { lessons, substitution } = await lockTouched(tools, teacherId, stretchOf({ ...wish, endedAt: null }, zone));
      const unknown = choices.find(({ eventId }) => !lessons.some(({ lessonId }) => lessonId === eventId));
      if (unknown) throw new Refusal('scheduling.touches_changed', { eventId: unknown.eventId });

      const now = tools.clock.now();
      const absenceId = await tools.absences.add({ teacherId, ...wish }, by, now);
      if (!absenceId) throw new Refusal('scheduling.absence_exists');
      await tools.calendar.touch([teacherId]);
      const wishes = new Map(choices.map(({ eventId, teacherId: wanted }) => [eventId, wanted]));
      const staffed = await staffing(tools)(substitution, wishes);
      const stale = staffed.find(({ isStale }) => isStale);
      if (stale) throw new Refusal('scheduling.touches_changed', { eventId: stale.lesson.lessonId });

      const given = staffed.map(({ lesson: { lessonId }, given: to }) => ({ lessonId, given: to }));
      await tools.absences.keep(absenceId, given);
      await handOut(tools)(by, lessons, given, {
        teacherId,
        actId: absenceId,
        note: wish.note,
        reason: wish.kind === 'illness' ? 'the teacher is ill' : 'the teacher is on holiday',
      });
      const [absence] = await absencesOf(tools)([{ absenceId, teacherId, ...wish, endedAt: null }]);
      if (!absence) throw new Error(`Absence ${absenceId} was noted and has no view`);
      return absence;
    });

/**
 * Takes all locks in their order: families, the horizon, and the calendars of all who might teach. The horizon alone,
 * so that nobody books meanwhile by hours that were read before.
 */
const lockTouched = (
  tools: StaffTools,
  teacherId: string,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<{ lessons: Lesson[]; substitution: Substitution }> =>
  tools.staffings.untilSettled(async () => {
    const touched = () => tools.lessons.aheadOfTeacher(teacherId, from, to, tools.clock.now());
    const families = familiesIn(await touched());
    for (const familyId of families) await tools.ledger.lockFamily(familyId);
    await tools.calendar.lockHorizon(horizonAt(tools.clock.now()), 'alone');
    const substitution = await substitutesFor(tools)(await touched());
    const kids = substitution.lessons.flatMap((lesson) => lesson.kids.map(({ kidUid }) => kidUid));
    await tools.calendar.lock({ teachers: [teacherId, ...substitution.teachers.map((it) => it.teacherId)], kids });
    const lessons = await touched();
    const isSame =
      lessons.length === substitution.lessons.length &&
      lessons.every(({ lessonId }, at) => substitution.lessons[at]?.lessonId === lessonId) &&
      familiesIn(lessons).every((familyId) => families.includes(familyId)) &&
      kidsIn(lessons).every((kidUid) => kids.includes(kidUid));
    return isSame ? { lessons, substitution } : undefined;
  });
