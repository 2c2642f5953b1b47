import type { Random } from '../puzzles/random.ts';
import type { BrainBand, BrainGameCode } from './limits.ts';
import type { BrainWord } from './shapes.ts';
import type { BrainAnswerOf, BrainTrialOf, BrainTrials } from './trials.ts';

/** What trials of a session are made from: the same for the player's browser and for the school. */
export interface BrainGround {
  seed: string;
  band: BrainBand;
  lang: 'ru' | 'en';
  words: readonly BrainWord[];
  /** Time that a board of the game should take for each of its cells. */
  cellMs: number;
}

export interface TrialGiven<Code extends BrainGameCode> {
  /** Chance of this trial alone. */
  random: Random;
  level: number;
  /** The trials before it, oldest first. */
  past: readonly BrainTrialOf<Code>[];
  ground: BrainGround;
}

/** What an answer was worth, and (where the game decides it alone) whether the next trial is harder or easier. */
export interface Judged {
  right: boolean;
  /** 0 to 1. */
  accuracy: number;
  step: -1 | 0 | 1;
}

/** One game: how a trial is made for a level, and how an answer to it is judged. Pure, the same everywhere. */
export interface BrainGameRules<Code extends BrainGameCode> {
  code: Code;
  lowest: number;
  highest: number;
  /** Trials of a session: about one to two minutes. */
  length: number;
  /** How levels change: by rights in a row, by rights at a length, or as the judge of each trial says. */
  stair: 'accuracy' | 'span' | 'direct';
  /** Guessing is right half the time, so three rights in a row are wanted. */
  half?: true;
  answers: BrainTrials[Code][1];
  trial(given: TrialGiven<Code>): BrainTrialOf<Code>;
  /** Undefined when the answer is none to this trial: a card that is not there, a board left unfinished. */
  judge(trial: BrainTrialOf<Code>, answer: BrainAnswerOf<Code>, rtMs: number): Judged | undefined;
}

/** What games of quick choices share: thirty of them, and a guess is right half the time. */
export const quickChoice = { lowest: 1, length: 30, stair: 'accuracy', half: true, answers: 'choice' } as const;

/** Right or not; the level follows from several of them. */
export const rightOrNot = (right: boolean): Judged => ({ right, accuracy: right ? 1 : 0, step: 0 });

/** A choice among `count`; null is too late. */
export const chosen = (choice: number | null, right: number, count: number): Judged | undefined =>
  choice !== null && choice >= count ? undefined : rightOrNot(choice === right);

/** A number of the first level that becomes one of the last, evenly. */
export const between = (first: number, last: number, level: number, highest: number): number =>
  first + ((last - first) * (level - 1)) / Math.max(1, highest - 1);

/** What is right once more, unless the last three were the same. */
export function balanced(random: Random, count: number, past: readonly { right: number }[]): number {
  const last = past.slice(-3).map(({ right }) => right);
  const same = last.length === 3 && last.every((one) => one === last[0]) ? last[0] : undefined;
  return random.pick(Array.from({ length: count }, (_, at) => at).filter((at) => at !== same));
}

/** The options in random order, and where the right one (the first given) came to lie. */
export function mixed<T>(random: Random, right: T, wrong: readonly T[]): { options: T[]; right: number } {
  const order = random.shuffle(Array.from({ length: wrong.length + 1 }, (_, at) => at));
  return { options: order.map((at) => (at === 0 ? right : (wrong[at - 1] as T))), right: order.indexOf(0) };
}
