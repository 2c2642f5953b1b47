import type { Picture, Words } from '../playbooks/pictures.ts';
import type { BrainGameCode } from './limits.ts';
import type { BrainResponseOf } from './responses.ts';

/** Something on a card of a game: a picture, a word to read, or a sum. `name` is heard and read by screen readers. */
export interface BrainFace {
  picture?: Picture;
  words?: Words;
  name?: Words;
}

export type BrainDirection = 'left' | 'right' | 'up' | 'down';
export type BrainInk = 'red' | 'blue' | 'green' | 'yellow';

/** A heap of more-less: dots (percent of the plate), a number, or a sum. Only dots are seen, so that they are not counted. */
export type BrainHeap =
  | { kind: 'dots'; dots: readonly { x: number; y: number; r: number }[]; value: number }
  | { kind: 'number'; text: string; value: number }
  | { kind: 'sum'; text: string; value: number };

/**
 * What each game shows in one trial, and (second) the kind of response it takes. A trial is made by the player's own
 * browser from the seed of the session, so it also holds what is right; the school makes it once more and judges.
 */
export interface BrainTrials {
  /** Nine places (percent of the field); they light up along `path`, each for `onMs`, `gapMs` between. Response: places, from the last to the first when `backward`. */
  fireflies: [
    { spots: readonly { x: number; y: number }[]; path: readonly number[]; onMs: number; gapMs: number; backward: boolean },
    'order',
  ];
  /** Digits, one each `digitMs`. Response: the digits dialled. */
  'phone-digits': [{ digits: readonly number[]; digitMs: number; backward: boolean }, 'order'];
  /** Cards face down; two of the same `pair` belong together. Response: all flips until every pair is found. */
  pairs: [{ faces: 'same' | 'word' | 'sum'; cards: readonly (BrainFace & { pair: number })[] }, 'flips'];
  /** A block: cards one after the other, each for `isiMs`; press when it is the one of `n` before. */
  echo: [{ n: number; isiMs: number; cards: readonly BrainFace[]; targets: readonly number[] }, 'presses'];
  /** A square of numbers. Tap them as `rule` says: 1 up to the last; the last down to 1; red 1, blue 1, red 2, blue 2 … Response: all taps in order. */
  schulte: [
    {
      size: number;
      rule: 'up' | 'down' | 'two-colours';
      cells: readonly { number: number; color: 'red' | 'blue' | null }[];
      /** The cells in the right order. */
      order: readonly number[];
      targetMs: number;
    },
    'cells',
  ];
  /** Five fish; only the middle one counts. They are hidden after `showMs`, the answer may come later. Choice: index in `directions`. */
  fish: [{ fish: readonly BrainDirection[]; directions: readonly BrainDirection[]; showMs: number; right: number }, 'choice'];
  /** A block of ten: one insect each `isiMs`; press for those to catch. `alike`: the two look nearly the same. */
  frog: [{ isiMs: number; catch: 'fly' | 'bee'; alike: boolean; insects: readonly ('fly' | 'bee')[] }, 'presses'];
  /** Rows of letters; mark every one of `targets`. The board closes after `limitMs`. Response: the cells marked. */
  'letters-hunt': [
    {
      columns: number;
      letters: readonly string[];
      targets: readonly string[];
      right: readonly number[];
      lang: 'ru' | 'en';
      limitMs: number;
      /** The time it should take. */
      targetMs: number;
    },
    'cells',
  ];
  /** Is `card` the same as `before`? The first trial shows `before` for a moment first. Choice: 0 yes, 1 no. */
  'same-or-not': [{ before: Picture; card: Picture; deadlineMs: number; right: number }, 'choice'];
  /** Which has more? Choice: 0 left, 1 right. Hidden after `showMs`; the answer may come later. */
  'more-less': [{ heaps: readonly [BrainHeap, BrainHeap]; showMs: number; right: number }, 'choice'];
  /** A sum in a drop that lands after `fallMs` (then the number is null). */
  'quick-sum': [{ sum: Words; fallMs: number; right: number }, 'number'];
  /** A colour's name written in an ink. `rule` says what counts. Choice: index in `inks`. Patterns stand for colours where somebody wants it. */
  'colour-word': [
    { word: BrainInk; ink: BrainInk; rule: 'ink' | 'word'; inks: readonly BrainInk[]; deadlineMs: number; right: number },
    'choice',
  ];
  /** A block of cards, each to the left or right box, by shape or by colour as its cue says. */
  'two-rules': [
    {
      boxes: readonly [Extract<Picture, { kind: 'shape' }>, Extract<Picture, { kind: 'shape' }>];
      cards: readonly { picture: Extract<Picture, { kind: 'shape' }>; cue: 'shape' | 'color'; right: 0 | 1 }[];
      deadlineMs: number;
    },
    'sides',
  ];
  /** A table whose last picture is missing. */
  'matrix-garden': [{ columns: number; cells: readonly (Picture | null)[]; options: readonly Picture[]; right: number }, 'choice'];
  /** One does not belong. */
  'odd-one-out': [{ by: 'category' | 'look'; options: readonly BrainFace[]; right: number }, 'choice'];
  /** Pegs from bottom to top; make `from` look like `to` in `best` moves. */
  'tower-frog': [{ discs: number; from: readonly (readonly number[])[]; to: readonly (readonly number[])[]; best: number }, 'moves'];
  /** Which option is the piece, only turned? The others are mirrored. */
  'turn-piece': [{ piece: Picture; options: readonly Picture[]; right: number }, 'choice'];
  /** Cells are row x size + column. */
  'robot-path': [{ size: number; start: number; goal: number; obstacles: readonly number[]; best: number }, 'steps'];
  /** Build the word from tiles (some are too many). Without a picture `hint` names its group. Response: tiles in order. */
  'word-from-letters': [{ tiles: readonly string[]; word: string; lang: 'ru' | 'en'; face: BrainFace | null; hint: Words }, 'order'];
  /** Does the thing belong to `category`? `reversed`: say the opposite. Choice: 0 yes, 1 no. */
  'category-rush': [{ category: Words; reversed: boolean; face: BrainFace; deadlineMs: number; right: number }, 'choice'];
}

/** What a game shows in one trial. */
export type BrainTrialOf<Game extends BrainGameCode> = BrainTrials[Game][0];
/** What a game takes as an answer. */
export type BrainAnswerOf<Game extends BrainGameCode> = BrainResponseOf<BrainTrials[Game][1]>;
export type BrainTrial = BrainTrialOf<BrainGameCode>;
