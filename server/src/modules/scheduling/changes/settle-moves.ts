import { fundLessons, tellScreens, type LessonActor, familiesOf } from '#modules/calendar';
import type { WantedLesson, Lesson } from '#modules/calendar/rules';

import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { carryUnits, giveBackUnits } from './carry-units.ts';
import type { TransferPlan } from './plan-transfer.ts';

/** A lesson and the row that has taken its place. */
export interface Move {
  lesson: Lesson;
  lessonId: string;
  startsAt: Temporal.Instant;
  teacherId: string;
}

/** What a transfer has come to once the times are taken. */
export interface Moved {
  moves: readonly Move[];
  /** Lessons that left their place and have no new row. */
  gone: readonly Lesson[];
  /** New rows of the weekly time that stand for no old one. */
  opened: readonly WantedLesson[];
  weekly: TransferPlan['weekly'];
}

/** After the times are taken: units go along, the schedule has its new day, the family and all open screens learn of it. */
export const settleMoves =
  (deps: SchedulingDependencies) =>
  async ({ by }: LessonActor, { moves, gone, opened, weekly }: Moved): Promise<void> => {
    const [first] = moves;
    if (!first) throw new Error('A transfer that was allowed moved nothing');
    await giveBackUnits(deps, gone);
    await carryUnits(deps, moves);
    if (weekly) await deps.changing.moveDay(weekly.seriesId, weekly.from, weekly.to);
    const { lesson } = first;
    for (const { familyId, kidUid } of lesson.participants) {
      await fundLessons(deps)(familyId);
      await deps.outbox.publish({
        type: 'scheduling.lessons_transferred',
        familyId,
        kidUid,
        by: by.role,
        processId: lesson.processId,
        kind: lesson.kind,
        lessonId: first.lessonId,
        teacherId: first.teacherId,
        from: lesson.startsAt.toString(),
        to: first.startsAt.toString(),
        moved: moves.length,
        weekly: weekly !== null,
      });
    }
    const familyIds = familiesOf(lesson);
    await tellScreens(deps, [
      ...[...moves.map((it) => it.lesson), ...gone].map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds })),
      ...[...moves, ...opened].map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds })),
    ]);
  };
