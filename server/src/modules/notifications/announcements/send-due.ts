import { announcementLimits } from '@school/contract/notifications/announcement-limits';

import type { AnnouncementTools } from './given.ts';
import { tellOne } from './tell-one.ts';

/**
 * The job of every minute: tells a portion of those who wait. Each person is a transaction of its own, in which the row of the person
 * and the messages become true together: a run that is killed in its middle goes on where it was, and nobody is told twice.
 */
export const sendDue =
  (tools: AnnouncementTools) =>
  async (most: number = announcementLimits.perRun): Promise<void> => {
    const { clock, store, school } = tools;
    // Until the school is opened, nothing goes out: what is tried out is not told.
    if (!(await school.opening.speaksToFamilies())) return;
    let left = most;
    const faults: unknown[] = [];
    for (const id of await store.due(clock.now())) {
      try {
        while (left > 0 && (await tellNext(tools, id))) left -= 1;
        await store.finish(id);
      } catch (fault) {
        // One that cannot go on holds up no other.
        faults.push(fault);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'An announcement could not go on');
  };

/** Tells the next who waits; false when nobody does, or it was stopped. */
const tellNext = (tools: AnnouncementTools, id: string): Promise<boolean> =>
  tools.db.inTransaction(async () => {
    const { clock, store } = tools;
    const going = await store.going(id);
    const next = going && (await store.takeNext(id));
    if (!next) return false;
    await store.settle(id, next.personId, await tellOne(tools)(id, going.content, next.personId), clock.now());
    return true;
  });
