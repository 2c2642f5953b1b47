import { schedulingLimits } from '@school/contract/calendar/limits';
import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';
import type { TouchedLesson } from '@school/contract/calendar/shapes';

import { type FlagKind, familiesIn, touchedLessons } from '#modules/calendar';
import { endOf, type Lesson } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** A lesson that managers should look at, and whose it is. */
export interface LessonToSee {
  lesson: TouchedLesson;
  familyIds: string[];
  since: Temporal.Instant;
  evidence: LessonCase['evidence'];
}

async function shown<T>(deps: StaffingDependencies, lessons: readonly Lesson[], of: readonly T[], idOf: (it: T) => string) {
  const views = new Map((await touchedLessons(deps)(lessons)).map((view) => [view.eventId, view]));
  const stored = new Map(lessons.map((lesson) => [lesson.lessonId, lesson]));
  const closings = await deps.lessons.closings(lessons.filter(isClosed).map(({ lessonId }) => lessonId));
  return of.flatMap((it) => {
    const lesson = views.get(idOf(it));
    const row = stored.get(idOf(it));
    if (!lesson || !row) return [];
    return [{ lesson, familyIds: familiesIn([row]), evidence: evidenceOf(row, lesson, closings.get(row.lessonId)), it }];
  });
}

const isClosed = ({ status }: Lesson): boolean => status === 'conducted' || status === 'nonAttendance';

/** What is known of a lesson by itself, whoever says what: as the teacher reads it with its pay. */
function evidenceOf(
  { startsAt, teacherHereAt, participants, markedAt }: Lesson,
  { kids }: TouchedLesson,
  closing: { at: Temporal.Instant; role: string } | undefined,
): LessonCase['evidence'] {
  const role = closing?.role;
  const absent = new Set(participants.flatMap(({ kidUid, skip }) => (skip ? [kidUid] : [])));
  return {
    enteredAt: teacherHereAt?.toString() ?? null,
    lateMinutes: teacherHereAt === null ? 0 : Math.max(0, Math.floor(teacherHereAt.since(startsAt).total('minutes'))),
    absent: kids.flatMap(({ kidUid, name }) => (absent.has(kidUid) ? [name] : [])),
    markedAt: (closing?.at ?? markedAt)?.toString() ?? null,
    // Until it is settled a mark is its teacher's.
    markedBy: role === undefined ? (markedAt ? 'teacher' : null) : role === 'teacher' || role === 'manager' ? role : 'school',
  };
}

/** Lessons that were marked early, or by a teacher whom nobody saw enter, until a manager has seen it. */
export const lessonFlags =
  (deps: StaffingDependencies) => async (): Promise<Array<LessonToSee & { kind: FlagKind; reason: string | null }>> => {
    const flags = await deps.marks.openFlags();
    const lessons = await deps.lessons.byIds(flags.map(({ lessonId }) => lessonId));
    const rows = await shown(deps, lessons, flags, ({ lessonId }) => lessonId);
    return rows.map(({ it, ...row }) => ({ ...row, since: it.at, kind: it.kind, reason: it.reason }));
  };

/** What families say against marks and no manager has decided. */
export const openObjections =
  (deps: StaffingDependencies) => async (): Promise<Array<LessonToSee & { objectionId: string; familyId: string; text: string }>> => {
    const objections = await deps.objections.open();
    const lessons = await deps.lessons.byIds(objections.map(({ lessonId }) => lessonId));
    const rows = await shown(deps, lessons, objections, ({ lessonId }) => lessonId);
    return rows.map(({ it: { objectionId, familyId, text, raisedAt }, ...row }) => ({
      ...row,
      since: raisedAt,
      objectionId,
      familyId,
      text,
    }));
  };

/** A manager has seen it; said twice it is not found. */
export const seeLessonFlag =
  (deps: StaffingDependencies) =>
  async (accountId: string, lessonId: string, kind: FlagKind): Promise<void> => {
    if (!(await deps.marks.seeFlag(lessonId, kind, accountId, deps.clock.now()))) throw new Refusal('scheduling.lesson_not_found');
  };

/** Lessons that ended half a day ago and more, and of which their teachers have said nothing. */
export const unmarkedLessons = (deps: StaffingDependencies) => async (): Promise<LessonToSee[]> => {
  const endedBy = deps.clock.now().subtract({ hours: schedulingLimits.unmarkedAfterHours });
  const lessons = await deps.marks.unmarked(endedBy);
  const rows = await shown(deps, lessons, lessons, ({ lessonId }) => lessonId);
  return rows.map(({ it, ...row }) => ({ ...row, since: endOf(it) }));
};
