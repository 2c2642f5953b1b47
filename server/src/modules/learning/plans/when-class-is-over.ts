import { showAnew } from '../courses/show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A lesson was closed, however it ended: the tasks opened in it stay open, but nobody is called to them any more. */
export const whenClassIsOver =
  ({ plans, families, clock, realtime }: Pick<Tools, 'plans' | 'families' | 'clock' | 'realtime'>) =>
  async ({ lessonId, isGroup = false }: { lessonId: string; isGroup?: boolean }): Promise<void> => {
    // Of a group one kid was missing while the others go on: the lesson says itself when it is over.
    if (isGroup) return;
    for (const { familyId, kidUid } of await families.kids(await plans.closeClass(lessonId, clock.now())))
      await showAnew(realtime, familyId, kidUid);
  };
