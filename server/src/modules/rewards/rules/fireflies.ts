import { rewardLimits } from '@school/contract/rewards/limits';
import type { DayGoal } from '@school/contract/rewards/shapes';

/** A playbook or a game of today: when it was begun or gone on with, answered, finished, in their order. */
export interface Play {
  moments: readonly Temporal.Instant[];
  /** When it came to its end, if it did. */
  finishedAt: Temporal.Instant | null;
}

/** So long this was played: from moment to moment, but whoever goes away does not play (docs/rules/rewards.md#goal). */
function secondsOf({ moments }: Play): number {
  const most = rewardLimits.pauseMinutes * 60;
  return moments.reduce((sum, at, index) => {
    const before = moments[index - 1];
    return before ? sum + Math.min(most, before.until(at).total('seconds')) : sum;
  }, 0);
}

/** Minutes of all play of a day, and what came to its end. */
export const playedIn = (plays: readonly Play[]): { minutes: number; finished: number } => ({
  minutes: Math.floor(plays.reduce((sum, play) => sum + secondsOf(play), 0) / 60),
  finished: plays.filter(({ finishedAt }) => finishedAt !== null).length,
});

/**
 * Fireflies of a day. One is caught when something comes to its end and so many minutes were played since the last one:
 * a long playbook is one, of short games it takes several. What is not finished yet is no firefly.
 */
export function firefliesOf(plays: readonly Play[]): number {
  const ended = plays
    .flatMap((play) => (play.finishedAt ? [{ at: play.finishedAt, seconds: secondsOf(play) }] : []))
    .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at));
  let played = 0;
  let caught = 0;
  for (const { seconds } of ended) {
    played += seconds;
    if (played < rewardLimits.fireflyMinutes * 60) continue;
    caught += 1;
    played = 0;
  }
  return caught;
}

/** The hour of the world: evening one firefly before the goal, night at it. More than the goal is play, and counts no further. */
export function goalOf(caught: number, of: number): DayGoal {
  const fireflies = Math.min(caught, of);
  return { fireflies, of, hour: fireflies === of ? 'night' : fireflies === of - 1 ? 'evening' : 'day' };
}
