import { rewardLimits } from '@school/contract/rewards/limits';
import type { Album } from '@school/contract/rewards/shapes';

/** The house after so many lessons: it only grows, as lessons done only grow. */
export function houseOf(lessons: number): Album['house'] {
  const stages = rewardLimits.house;
  const stage = stages.findLastIndex((one) => lessons >= one.lessons);
  return { lessons, stage, places: stages[stage]?.places ?? 0, growsAt: stages[stage + 1]?.lessons ?? null };
}
