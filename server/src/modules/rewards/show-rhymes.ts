import type { Rhymes } from '@school/contract/rewards/rhymes';

import type { Principal } from '#platform/principal';

import { readRhymes } from './read-rhymes.ts';
import { insistOnPart } from './settings.ts';
import type { Tools } from './tools.ts';

/** The rhymes of free play. */
export const showRhymes =
  (tools: Tools) =>
  async (who: Principal, kidUid: string): Promise<Rhymes> => {
    await tools.families.kidFor(who, kidUid);
    await insistOnPart(tools, kidUid, 'freePlay');
    return readRhymes(tools.library);
  };
