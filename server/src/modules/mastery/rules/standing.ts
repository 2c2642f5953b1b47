import { masteryLimits } from '@school/contract/mastery/limits';

import { type Known, recallOf, shareOf } from './memory.ts';

/** `mastered` stays so while the child is away: what was shown once is not taken back for being absent. */
export type Standing = 'mastered' | 'practising' | 'ahead';

const { mastered, refreshBelow } = masteryLimits;

/** How a child stands with a skill: mastered by enough answers, right on enough days. */
export function standingOf(known: Known | undefined): Standing {
  if (!known || known.answers === 0) return 'ahead';
  const isSure = shareOf(known.ability) >= mastered.share;
  return isSure && known.answers >= mastered.answers && known.rightDays >= mastered.days ? 'mastered' : 'practising';
}

/** What is mastered and has not been asked for so long that it wants to be refreshed. */
export const wantsRefresh = (known: Known, now: number): boolean => standingOf(known) === 'mastered' && recallOf(known, now) < refreshBelow;
