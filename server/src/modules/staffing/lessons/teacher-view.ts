import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { levelTitleOf, markView, reportView, teachersOf } from '#modules/calendar';
import { isReplaced, kindOf, type Lesson, statusOf } from '#modules/calendar/rules';

import { noteView, pupilCards } from './pupil-cards.ts';
import { mayEnter, mayNote, mayReport } from '../rules/conducting.ts';
import { mayMarkBrokenDown, mayMarkConducted, mayMarkMissed, mayMarkNotHeld, mayUndoMark } from '../rules/marking.ts';
import { mayTellLate } from '../rules/running-late.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** A teacher sees what it has marked as done, though it may still undo it. */
function statusForTeacher(lesson: Lesson, now: Temporal.Instant): TeacherLesson['status'] {
  if (lesson.markOutcome === null) return statusOf(lesson, now);
  return lesson.markOutcome === 'notHeld' ? 'canceled' : lesson.markOutcome;
}

/** Lessons as their teacher sees them: kids without contacts and money, and what may be done now. */
export async function teacherLessonsOf(
  deps: Pick<StaffingDependencies, 'families' | 'library' | 'reports' | 'notes' | 'runningLates' | 'clock' | 'teachers'>,
  lessons: readonly Lesson[],
): Promise<TeacherLesson[]> {
  const { reports, notes, runningLates, clock } = deps;
  const now = clock.now();
  const cards = await pupilCards(
    deps,
    lessons.flatMap(({ participants }) => participants.map(({ kidUid }) => kidUid)),
  );
  const ids = lessons.map(({ lessonId }) => lessonId);
  const noted = new Map((await notes.ofLessons(ids)).map((note) => [note.lessonId, note]));
  const lates = new Map((await runningLates.ofLessons(lessons)).map((late) => [late.lessonId, late]));
  const written = new Map((await reports.ofLessons(ids)).map((report) => [report.lessonId, report]));
  const replaced = lessons.filter(isReplaced).map(({ plannedTeacherId }) => ({ teacherId: plannedTeacherId }));
  const colleagues = await teachersOf(deps, replaced);
  return lessons.map((lesson) => {
    const report = written.get(lesson.lessonId);
    const [note, late] = [noted.get(lesson.lessonId), lates.get(lesson.lessonId)];
    const insteadOf = isReplaced(lesson) ? colleagues.get(lesson.plannedTeacherId ?? '') : undefined;
    return {
      eventId: lesson.lessonId,
      processId: lesson.processId,
      timestamp: lesson.startsAt.toString(),
      minutes: lesson.minutes,
      status: statusForTeacher(lesson, now),
      kind: kindOf(lesson),
      subject: lesson.subject,
      courseCode: lesson.courseCode,
      level: lesson.level,
      levelTitle: levelTitleOf(deps, lesson),
      pupils: lesson.participants.flatMap(({ kidUid }) => cards.get(kidUid) ?? []),
      report: report ? reportView(deps, report) : null,
      insteadOf: insteadOf ? { teacher: insteadOf, note: lesson.handoverNote ?? '' } : null,
      groupId: lesson.groupId,
      teacherHereAt: lesson.teacherHereAt?.toString() ?? null,
      note: note ? noteView(note) : null,
      mark: markView(lesson),
      late: late ? { minutes: late.minutes, timestamp: late.toldAt.toString() } : null,
      may: {
        conduct: mayMarkConducted(lesson, now),
        notHeld: mayMarkNotHeld(lesson, now),
        undo: mayUndoMark(lesson, now),
        report: mayReport(lesson, report !== undefined),
        here: mayEnter(lesson, now),
        nonAttendance: mayMarkMissed(lesson, now),
        technical: mayMarkBrokenDown(lesson, now),
        note: mayNote(lesson),
        late: mayTellLate(lesson, now),
      },
    };
  });
}
