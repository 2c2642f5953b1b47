import { masteryLimits } from '@school/contract/mastery/limits';

const { step, weakBelow, strongFrom } = masteryLimits.rounds;

/** Rounds of a task as its lesson writes them, one step fewer where its skill is strong, one step more where it is weak; at least one. */
export function stepped(written: number, strength: number | undefined): number {
  if (strength === undefined) return written;
  const by = Math.max(1, Math.round(written * step));
  if (strength >= strongFrom) return Math.max(1, written - by);
  return strength < weakBelow ? written + by : written;
}

/**
 * Rounds of all tasks brought down to so many items in all: each time one of the task that has most, of equals the last. Each keeps one,
 * also where these are more.
 */
export function fitted(rounds: readonly number[], most: number): number[] {
  const kept = [...rounds];
  for (let all = kept.reduce((sum, one) => sum + one, 0); all > most; all--) {
    const longest = Math.max(...kept);
    if (longest <= 1) break;
    kept[kept.lastIndexOf(longest)] = longest - 1;
  }
  return kept;
}
