import { rewardLimits } from '@school/contract/rewards/limits';
import type { FreePlay } from '@school/contract/rewards/shapes';

/** Seconds before the end at which the evening comes: time to finish what is being made. */
export const eveningSeconds = 2 * rewardLimits.freePlaySeconds;

export const secondsLeft = ({ minutes, played }: FreePlay): number => Math.max(0, minutes * 60 - played);

export const isOver = (freePlay: FreePlay): boolean => secondsLeft(freePlay) === 0;

/** How the world tells it: day, the evening before the end, and night at it. */
export const hourOf = (freePlay: FreePlay): 'day' | 'evening' | 'night' =>
  isOver(freePlay) ? 'night' : secondsLeft(freePlay) <= eveningSeconds ? 'evening' : 'day';
