import type { Pupil, TeacherLesson } from '@school/contract/scheduling/shapes';

import { Refusal } from '#platform/refusal';

import { pupilsSince } from '../rules/pupilship.ts';
import type { Tools } from '../tools.ts';
import { teacherLessonsOf } from '../views.ts';
import { pupilCards } from './pupil-cards.ts';

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
  (tools: Tools) =>
  async (teacherId: string): Promise<OwnPupil[]> => {
    const now = tools.clock.now();
    const rows = await tools.ownPupils.since(teacherId, pupilsSince(now), now);
    const cards = await pupilCards(
      tools,
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
  (tools: Tools) =>
  async (teacherId: string, kidUid: string): Promise<{ pupil: Pupil; lessons: TeacherLesson[] }> => {
    const [own] = await tools.lessons.pupilsAmong(teacherId, [kidUid], tools.clock.now());
    const pupil = own === undefined ? undefined : (await pupilCards(tools, [own])).get(own);
    if (!pupil) throw new Refusal('families.kid_not_found');
    const lessons = await tools.lessons.byIds(await tools.ownPupils.lessonsWith(teacherId, kidUid, tools.clock.now(), shown));
    return { pupil, lessons: (await teacherLessonsOf(tools, lessons)).toReversed() };
  };
