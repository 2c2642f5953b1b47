import type { WantedLesson } from '../wanted-lesson.ts';
import { fundLessons } from '../fund-lessons.ts';
import type { Lesson } from '../rules/lesson.ts';
import { tellScreens } from '../tell-screens.ts';
import type { SchedulingEvent, Tools } from '../tools.ts';
import { type Asker, familiesOf } from './asker.ts';
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
  (tools: Tools) =>
  async ({ by }: Asker, { moves, gone, opened, weekly }: Moved): Promise<void> => {
    const [first] = moves;
    if (!first) throw new Error('A transfer that was allowed moved nothing');
    await giveBackUnits(tools, gone);
    await carryUnits(tools, moves);
    if (weekly) await tools.changing.moveDay(weekly.seriesId, weekly.from, weekly.to);
    const { lesson } = first;
    for (const { familyId, kidUid } of lesson.participants) {
      await fundLessons(tools)(familyId);
      await tools.outbox.publish<SchedulingEvent>({
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
    await tellScreens(tools, [
      ...[...moves.map((it) => it.lesson), ...gone].map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds })),
      ...[...moves, ...opened].map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds })),
    ]);
  };
