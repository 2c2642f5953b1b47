import type { SchedulingEvent } from '#modules/calendar';

import { showAnew } from '../courses/show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type Closed = Extract<
  SchedulingEvent,
  { type: 'scheduling.lesson_conducted' | 'scheduling.lesson_broke_down' | 'scheduling.lesson_returned' | 'scheduling.lesson_missed' }
>;

/** A lesson was closed, however it ended: the tasks opened in it stay open, but nobody is called to them any more. */
export function whenClassIsOver({ outbox, plans, families, clock, realtime }: Tools): void {
  const close = async ({ lessonId }: Closed) => {
    for (const { familyId, kidUid } of await families.kids(await plans.closeClass(lessonId, clock.now())))
      await showAnew(realtime, familyId, kidUid);
  };
  outbox.subscribe('scheduling.lesson_conducted', 'learning.close-conducted-class', close);
  outbox.subscribe('scheduling.lesson_broke_down', 'learning.close-broken-class', close);
  outbox.subscribe('scheduling.lesson_returned', 'learning.close-returned-class', close);
  outbox.subscribe('scheduling.lesson_missed', 'learning.close-missed-class', async (closed) => {
    // In a group one kid may be missing while the others go on: the lesson says itself when it is over.
    if (closed.type === 'scheduling.lesson_missed' && !closed.isGroup) await close(closed);
  });
}
