import type { Pupil, TeacherLesson } from '@school/contract/staffing/shapes';

import { pupilsSince } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import { teacherLessonsOf } from '../lessons/teacher-view.ts';
import { pupilCards } from '../lessons/pupil-cards.ts';

/** Lessons of one pupil that are shown: the last ones, and the next ones. */
const shown = { back: 20, ahead: 5 };

/** A pupil of a teacher, with the last and the next lesson. */
export interface OwnPupil {
  pupil: Pupil;
  last: { eventId: string; timestamp: string } | null;
  next: { eventId: string; timestamp: string } | null;
}

const lessonAt = (eventId: string | null, at: Temporal.Instant | null) => (eventId && at ? { eventId, timestamp: at.toString() } : null);

/** Kids that a teacher teaches now, or has taught lately, in order of their names. */
export const ownPupils =
  (deps: StaffingDependencies) =>
  async (teacherId: string): Promise<OwnPupil[]> => {
    const now = deps.clock.now();
    const rows = await deps.ownPupils.since(teacherId, pupilsSince(now), now);
    const cards = await pupilCards(
      deps,
      rows.map(({ kidUid }) => kidUid),
    );
    return rows
      .flatMap(({ kidUid, lastId, lastAt, nextId, nextAt }) => {
        const pupil = cards.get(kidUid);
        return pupil ? [{ pupil, last: lessonAt(lastId, lastAt), next: lessonAt(nextId, nextAt) }] : [];
      })
      .toSorted((one, other) => one.pupil.name.localeCompare(other.pupil.name, 'ru'));
  };

/** One pupil of a teacher with the lessons they had together and the next ones, the latest first; another's is not found. */
export const ownPupil =
  (deps: StaffingDependencies) =>
  async (teacherId: string, kidUid: string): Promise<{ pupil: Pupil; lessons: TeacherLesson[] }> => {
    const [own] = await deps.lessons.pupilsAmong(teacherId, [kidUid], deps.clock.now());
    const pupil = own === undefined ? undefined : (await pupilCards(deps, [own])).get(own);
    if (!pupil) throw new Refusal('families.kid_not_found');
    const lessons = await deps.lessons.byIds(await deps.ownPupils.lessonsWith(teacherId, kidUid, deps.clock.now(), shown));
    return { pupil, lessons: (await teacherLessonsOf(deps, lessons)).toReversed() };
  };
