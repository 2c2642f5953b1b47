import type { Event } from '@school/contract/scheduling/shapes';

import { insist, Refusal } from '#platform/refusal';

import { fundLessons } from '../fund-lessons.ts';
import { horizonAt } from '../rules/booking.ts';
import { mayCancel } from '../rules/changing.ts';
import type { Lesson } from '../rules/lesson.ts';
import { tellScreens } from '../tell-screens.ts';
import type { SchedulingNews, Tools } from '../tools.ts';
import { type Asker, asking, eventFor, familiesOf, findLesson } from './asker.ts';
import { giveBackUnits } from './carry-units.ts';
import { leavePlaces } from './new-place.ts';
import { type WeeklyLessons, weeklyLessons } from './weekly-lessons.ts';

/** How much of a weekly time goes, and why. */
export interface CancelWish {
  scope: 'one' | 'following' | 'all';
  reason: string;
}

/**
 * Cancels a lesson, or its weekly time with all its coming lessons that may still be changed (decisions D4). Units come
 * back, and the next lessons without one get them in order of start. A schedule that loses its last weekday ends. A
 * family cancels a group's lesson for its own kids: the lesson takes place without them.
 */
export const cancelLesson =
  (tools: Tools) =>
  (asker: Asker, lessonId: string, wish: CancelWish): Promise<{ event: Event; canceled: number; returned: number }> =>
    tools.db.inTransaction(async () => {
      const seen = await findLesson(tools)(asker, lessonId);
      const families = asker.familyId === null ? familiesOf(seen) : [asker.familyId];
      for (const familyId of families) await tools.ledger.lockFamily(familyId);
      const now = tools.clock.now();
      if (wish.scope !== 'one') await tools.calendar.lockHorizon(horizonAt(now), 'shared');
      insist(mayCancel(seen, now, asking(asker)));
      const weekly = wish.scope === 'one' ? undefined : await weeklyLessons(tools)(seen, asking(asker), now);
      if (wish.scope !== 'one' && !weekly) throw new Refusal('scheduling.not_regular');
      const wanted = weekly ? (wish.scope === 'all' ? weekly.all : weekly.following) : [seen];
      await tools.calendar.lock({
        teachers: wanted.flatMap(({ teacherId }) => (teacherId ? [teacherId] : [])),
        kids: wanted.flatMap(({ participants }) => participants.map(({ kidUid }) => kidUid)),
      });

      const at = tools.clock.now();
      const lesson = await findLesson(tools)(asker, lessonId);
      insist(mayCancel(lesson, at, asking(asker)));
      const going = weekly ? wanted : [lesson];
      const isLeaving = lesson.kind === 'group' && asker.familyId !== null;
      const before = await eventFor(tools, asker, lesson);
      if (isLeaving) for (const familyId of families) await tools.changing.leave(lessonId, familyId, at);
      else await leavePlaces(tools, asker, going, 'canceled', { at, reason: wish.reason });
      const returned = await giveBackUnits(tools, going, families);
      if (weekly) await endDay(tools, weekly);
      for (const familyId of families) await fundLessons(tools)(familyId);
      await announce(tools, asker, going, returned.length, wish);
      await tellScreens(
        tools,
        going.map((it) => ({ lessonId: it.lessonId, teacherId: it.teacherId, familyIds: families })),
      );
      const event = isLeaving
        ? { ...before, status: 'canceled' as const }
        : await eventFor(tools, asker, await findLesson(tools)(asker, lessonId));
      return { event, returned: returned.length, canceled: going.length };
    });

/** The weekly time is no more; the last one takes the schedule with it. */
async function endDay({ changing, series }: Pick<Tools, 'changing' | 'series'>, { schedule, day }: WeeklyLessons): Promise<void> {
  if (schedule.days.length === 1) await series.end(schedule.seriesId);
  else await changing.removeDay(schedule.seriesId, day);
}

async function announce(tools: Tools, { by, familyId: own }: Asker, going: readonly Lesson[], returned: number, { scope }: CancelWish) {
  const [first] = going;
  for (const { familyId, kidUid } of first?.participants ?? []) {
    if (!first || (own !== null && familyId !== own)) continue;
    await tools.news.announce<SchedulingNews>({
      type: 'scheduling.lessons_canceled',
      familyId,
      kidUid,
      by: by.role,
      processId: first.processId,
      kind: first.kind,
      lessonId: first.lessonId,
      startsAt: first.startsAt.toString(),
      canceled: going.length,
      returned,
      weekly: scope !== 'one',
    });
  }
}
