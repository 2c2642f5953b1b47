import type { CourseCode } from '@school/contract/catalogue/limits';
import { isOwnCourse } from '@school/contract/catalogue/own-courses';
import type { Event, Teacher, TrialReport } from '@school/contract/calendar/shapes';
import type { TeacherLesson } from '@school/contract/staffing/shapes';
import type { Localised } from '@school/contract/shapes';

import { clockShiftsOf } from './clock-shifts.ts';
import type { ReportRecord } from '../stores/reports.store.ts';
import { mayCancel, mayTransfer } from '../rules/changing.ts';
import { isReplaced, kindOf, type Lesson, statusOf, unitOf } from '../rules/lesson.ts';
import { standsFrom } from '../rules/mark.ts';
import { mayObject, type Objection } from '../rules/objecting.ts';
import type { TeacherRecord } from '../stores/teachers.store.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/** A teacher as everybody may see one. */
export const teacherView = ({ teacherId, name, avatar, about }: TeacherRecord): Teacher => ({ teacherId, name, avatar, about });

/** What people call the level of a course. A level of a club, or of a course of the school's own, has no other name than its mark: «A1». */
export function levelTitleOf(
  { library }: Pick<CalendarDependencies, 'library'>,
  { courseCode, level, groupId = null }: { courseCode: CourseCode | null; level: string | null; groupId?: string | null },
): Localised | null {
  if (level === null) return null;
  const named = courseCode === null ? undefined : library.levelTitle(courseCode, level);
  const isMark = groupId !== null || (courseCode !== null && isOwnCourse(courseCode));
  return named ?? (isMark ? { ru: level, en: level } : null);
}

/** A report as the wire knows it. */
export const reportView = (
  deps: Pick<CalendarDependencies, 'library'>,
  { outcome, courseCode, level, text, reportedAt }: ReportRecord,
): TrialReport => ({
  outcome,
  courseCode,
  level,
  levelTitle: levelTitleOf(deps, { courseCode, level }),
  text,
  timestamp: reportedAt.toString(),
});

/** Teachers by id, for a list of things that have one. */
export async function teachersOf(
  { teachers }: Pick<CalendarDependencies, 'teachers'>,
  things: ReadonlyArray<{ teacherId: string | null }>,
): Promise<Map<string, Teacher>> {
  const ids = [...new Set(things.flatMap(({ teacherId }) => (teacherId ? [teacherId] : [])))];
  if (ids.length === 0) return new Map();
  return new Map((await teachers.byIds(ids)).map((teacher) => [teacher.teacherId, teacherView(teacher)]));
}

const mayBeObjected = ({ status, teacherHereAt, participants }: Lesson): boolean =>
  status === 'nonAttendance' ||
  (status === 'conducted' && (teacherHereAt === null || participants.some(({ skip }) => (skip ?? null) !== null)));

/** What came back of a lesson that was cancelled or missed; null of any other. */
function backOf(
  { status }: Pick<Lesson, 'status'>,
  own: ReadonlyArray<Lesson['participants'][number]>,
  calledOffBy: string | undefined,
): Event['back'] {
  if (status !== 'canceled' && status !== 'nonAttendance') return null;
  const units = own.filter(({ unitBack }) => unitBack === true).length;
  const bonus = own.reduce((sum, { bonus: given = 0 }) => sum + given, 0);
  // The clock calls off what nobody has paid: that is not the school's doing.
  const isUnpaid = calledOffBy === 'school' && units === 0 && bonus === 0;
  return {
    units,
    bonus,
    bySchool: status === 'canceled' && calledOffBy !== undefined && calledOffBy !== 'parent' && !isUnpaid,
  };
}

const objectionView = ({ text, raisedAt, outcome, answer, units }: Objection): NonNullable<Event['objection']> => ({
  text,
  timestamp: raisedAt.toString(),
  outcome,
  answer,
  units,
});

const objectionsTo = async (deps: Pick<CalendarDependencies, 'objectionsTo'>, lessonIds: readonly string[], familyId: string | null) =>
  lessonIds.length === 0 || familyId === null ? [] : deps.objectionsTo(lessonIds, familyId);

/** What can be said against these lessons, and what has been. Most are ahead, or took place: nothing can be said against them. */
async function saidAgainst(
  deps: Pick<CalendarDependencies, 'lessons' | 'objectionsTo'>,
  familyId: string | null,
  lessons: readonly Lesson[],
  conducted: readonly string[],
) {
  const certain = lessons.filter(mayBeObjected).map(({ lessonId }) => lessonId);
  const [heldShort, closings, raised] = await Promise.all([
    deps.lessons.heldShort(conducted),
    deps.lessons.closings(certain),
    objectionsTo(deps, certain, familyId),
  ]);
  const others = [...heldShort].filter((lessonId) => !certain.includes(lessonId));
  if (others.length === 0) return { heldShort, closings, raised };
  const [closed, said] = await Promise.all([deps.lessons.closings(others), objectionsTo(deps, others, familyId)]);
  return { heldShort, closings: new Map([...closings, ...closed]), raised: [...raised, ...said] };
}

/** Lessons as a family sees them: its own kids only. Without a family as the school sees them: all kids. */
export async function eventsOf(
  deps: Pick<CalendarDependencies, 'teachers' | 'clock' | 'families' | 'lessons' | 'objectionsTo' | 'taughtIn'>,
  familyId: string | null,
  lessons: readonly Lesson[],
): Promise<Event[]> {
  const now = deps.clock.now();
  const idsOfStatus = (wanted: Lesson['status']) => lessons.filter(({ status }) => status === wanted).map(({ lessonId }) => lessonId);
  const ownOf = ({ participants }: Lesson) => participants.filter((participant) => familyId === null || participant.familyId === familyId);
  const [teachers, shifts, { heldShort, closings, raised }, calledOff, taught] = await Promise.all([
    teachersOf(deps, [...lessons, ...lessons.map(({ plannedTeacherId }) => ({ teacherId: plannedTeacherId }))]),
    familyId === null ? new Map<string, number>() : clockShiftsOf(deps, familyId, lessons),
    saidAgainst(deps, familyId, lessons, idsOfStatus('conducted')),
    deps.lessons.calledOffBy(idsOfStatus('canceled')),
    deps.taughtIn(lessons.map((lesson) => ({ lesson, kids: ownOf(lesson).map(({ kidUid }) => kidUid) }))),
  ]);
  return lessons.map((lesson) => {
    const objection = raised.find(({ lessonId }) => lessonId === lesson.lessonId);
    const own = ownOf(lesson);
    return {
      eventId: lesson.lessonId,
      processId: own[0]?.processId ?? lesson.processId,
      groupId: lesson.groupId,
      timestamp: lesson.startsAt.toString(),
      minutes: lesson.minutes,
      status: statusOf(lesson, now),
      kind: kindOf(lesson),
      regular: lesson.seriesId !== null && lesson.groupId === null,
      movedFrom: lesson.movedFrom?.toString() ?? null,
      insteadOf: (isReplaced(lesson) && lesson.plannedTeacherId && teachers.get(lesson.plannedTeacherId)) || null,
      clockShift: shifts.get(lesson.lessonId) ?? null,
      settlesAt: markView(lesson)?.undoUntil ?? null,
      may: {
        cancel: mayCancel(lesson, now),
        transfer: mayTransfer(lesson, now),
        object: mayObject(
          lesson,
          {
            own,
            closedAt: closings.get(lesson.lessonId)?.at ?? null,
            isRaised: objection !== undefined,
            isShort: heldShort.has(lesson.lessonId),
          },
          now,
        ),
      },
      back: backOf(lesson, own, calledOff.get(lesson.lessonId)),
      objection: objection ? objectionView(objection) : null,
      subject: lesson.subject,
      courseCode: lesson.courseCode,
      lesson: taught.get(lesson.lessonId) ?? null,
      teacher: (lesson.teacherId && teachers.get(lesson.teacherId)) || null,
      kids: own.map(({ kidUid }) => kidUid),
      funded: unitOf(lesson) === null || own.every(({ funded }) => funded),
      heldUntil: lesson.holdUntil?.toString() ?? null,
    };
  });
}

/** What a teacher has marked and may still undo. */
export const markView = ({ markOutcome, markedAt }: Lesson): TeacherLesson['mark'] =>
  markOutcome && markedAt ? { outcome: markOutcome, timestamp: markedAt.toString(), undoUntil: standsFrom(markedAt).toString() } : null;
