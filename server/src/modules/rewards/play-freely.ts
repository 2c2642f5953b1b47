import type { FreePlay } from '@school/contract/rewards/shapes';

import type { Principal } from '#platform/principal';

import { familyDay } from './family-day.ts';
import { freePlayOf, playOn } from './rules/free-play.ts';
import { insistOnPart, settingsOf } from './settings.ts';
import type { Tools } from './tools.ts';

/** A child says that it plays freely: its minutes of today run. Past them nothing is refused, and nothing more is counted. */
export const playFreely =
  (tools: Tools) =>
  async (who: Principal, kidUid: string): Promise<FreePlay> => {
    const kid = await tools.families.kidFor(who, kidUid);
    return tools.db.inTransaction(async () => {
      await insistOnPart(tools, kidUid, 'freePlay');
      const { freePlayMinutes } = await settingsOf(tools, kidUid);
      const day = (await familyDay(tools, kid)).today.toString();
      const now = tools.clock.now();
      const had = await tools.freePlay.locked(kid, { day, toldAt: now });
      const next = playOn(had, day, now);
      await tools.freePlay.keep(kidUid, next);
      return freePlayOf(next, day, freePlayMinutes);
    });
  };
