import { createRandom } from '../puzzles/random.ts';
import type { BrainGameRules, BrainGround, Judged } from './game.ts';
import { type BrainGameCode, brainLimits } from './limits.ts';
import { createStaircase, rightsToClimb } from './staircase.ts';
import type { BrainAnswerOf, BrainTrialOf } from './trials.ts';

/** A session as it begins. `BrainSession` is one. */
export interface PlayGiven extends BrainGround {
  startLevel: number;
  length: number;
}

/**
 * A session of one game, trial after trial. The browser plays it, the school plays it again over the log: both come
 * to the same trials, levels and points.
 */
export function openPlay<Code extends BrainGameCode>(rules: BrainGameRules<Code>, given: PlayGiven) {
  const stairs = createStaircase({ ...rules, up: rightsToClimb(rules, given.band), start: given.startLevel });
  const past: BrainTrialOf<Code>[] = [];
  const played: { level: number; judged: Judged; rtMs: number }[] = [];
  let now: BrainTrialOf<Code> | undefined;
  return {
    /** Place of the trial that is asked now, from 0. */
    get at() {
      return played.length;
    },
    get level() {
      return stairs.level;
    },
    get done() {
      return played.length >= given.length;
    },
    played,
    /** What is asked now; the same until it is answered. */
    trial(): BrainTrialOf<Code> {
      now ??= rules.trial({
        random: createRandom(`${given.seed}/${played.length}/${stairs.level}`),
        level: stairs.level,
        past,
        ground: given,
      });
      return now;
    },
    /** Judges the answer and goes on; undefined (and nothing happens) when it is no answer to this trial. */
    answer(answer: BrainAnswerOf<Code>, rtMs: number): Judged | undefined {
      const trial = this.trial();
      const judged = answer.kind === rules.answers ? rules.judge(trial, answer, rtMs) : undefined;
      if (!judged) return undefined;
      played.push({ level: stairs.level, judged, rtMs });
      past.push(trial);
      now = undefined;
      stairs.after(judged);
      return judged;
    },
  };
}

/** The middle one of some numbers; of an even count the lower of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** What came of the trials: the level is the median of the last half, points are the levels of what was right. */
export function summary(played: readonly { level: number; judged: Judged; rtMs: number }[]) {
  const lastHalf = played.slice(-Math.max(1, Math.floor(played.length / 2)));
  const rights = played.filter(({ judged }) => judged.right).map(({ level }) => level);
  return {
    level: median(lastHalf.map(({ level }) => level)),
    best: Math.max(0, ...rights),
    points: rights.reduce((all, level) => all + level, 0),
    accuracy: played.reduce((all, { judged }) => all + judged.accuracy, 0) / Math.max(1, played.length),
    rtMs: median(played.map(({ rtMs }) => rtMs)),
  };
}

/** Stars for a level against the own goal: a third, two thirds, all of it. */
export const brainStars = (level: number, target: number): 0 | 1 | 2 | 3 =>
  brainLimits.starsFrom.filter((share) => level / target >= share).length as 0 | 1 | 2 | 3;
