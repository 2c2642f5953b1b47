import { fewestMoves } from '../puzzles/tower.ts';
import { shortestPath } from '../puzzles/path.ts';
import type { BrainGround } from './game.ts';
import type { BrainGameCode } from './limits.ts';
import type { BrainLogEntry } from './responses.ts';
import { openPlay } from './play.ts';
import { rulesOf } from './games/registry.ts';
import type { BrainWord } from './shapes.ts';
import type { BrainAnswerOf, BrainTrialOf } from './trials.ts';

type Solvers = { [Code in BrainGameCode]: (trial: BrainTrialOf<Code>) => { answer: BrainAnswerOf<Code>; ms: number } };

const choice = ({ right }: { right: number }) => ({ answer: { kind: 'choice' as const, choice: right }, ms: 700 });
const backwards = (order: readonly number[], backward: boolean) => (backward ? order.toReversed() : [...order]);
const presses = (at: readonly number[], ms: number) => ({
  answer: { kind: 'presses' as const, presses: at.map((card) => ({ at: card, ms: 400 })) },
  ms,
});

/** What a perfect player does, and how long it takes. */
const perfect: Solvers = {
  fireflies: ({ path, backward }) => ({ answer: { kind: 'order', order: backwards(path, backward) }, ms: 3000 }),
  'phone-digits': ({ digits, backward }) => ({ answer: { kind: 'order', order: backwards(digits, backward) }, ms: 3000 }),
  pairs: ({ cards }) => {
    const flips = cards.flatMap(({ pair }, at) => {
      const other = cards.findIndex((card, place) => place > at && card.pair === pair);
      return other < 0 ? [] : [[at, other] as [number, number]];
    });
    return { answer: { kind: 'flips', flips }, ms: 9000 };
  },
  echo: ({ targets, cards, isiMs }) => presses(targets, cards.length * isiMs),
  schulte: ({ order, targetMs }) => ({ answer: { kind: 'cells', cells: [...order] }, ms: Math.round(targetMs / 2) }),
  fish: choice,
  frog: ({ insects, catch: wanted, isiMs }) =>
    presses(
      insects.flatMap((insect, at) => (insect === wanted ? [at] : [])),
      insects.length * isiMs,
    ),
  'letters-hunt': ({ right, targetMs }) => ({ answer: { kind: 'cells', cells: [...right] }, ms: Math.round(targetMs / 2) }),
  'same-or-not': choice,
  'more-less': choice,
  'quick-sum': ({ right }) => ({ answer: { kind: 'number', number: right }, ms: 900 }),
  'colour-word': choice,
  'two-rules': ({ cards }) => ({ answer: { kind: 'sides', sides: cards.map(({ right }) => ({ side: right, ms: 600 })) }, ms: 16_000 }),
  'matrix-garden': choice,
  'odd-one-out': choice,
  'tower-frog': ({ from, to }) => ({
    answer: { kind: 'moves', moves: (fewestMoves(from, to) ?? []).map(([one, other]): [number, number] => [one, other]) },
    ms: 5000,
  }),
  'turn-piece': choice,
  'robot-path': (field) => ({ answer: { kind: 'steps', steps: shortestPath(field) ?? [] }, ms: 5000 }),
  'word-from-letters': ({ tiles, word }) => {
    const left = tiles.map((tile, at) => ({ tile, at }));
    const order = Array.from(word).map((letter) => {
      const found = left.findIndex(({ tile }) => tile === letter);
      return left.splice(found, 1)[0]?.at ?? 0;
    });
    return { answer: { kind: 'order', order }, ms: 4000 };
  },
  'category-rush': choice,
};

/** The answer of one who knows, and that of one who does not (too late, nothing marked, a long way round). */
export const solveTrial = (code: BrainGameCode, trial: unknown) => (perfect[code] as (it: unknown) => ReturnType<Solvers['fish']>)(trial);

const clueless: Partial<Solvers> = {
  pairs: ({ cards }) => {
    const { answer } = perfect.pairs({ faces: 'same', cards });
    const first = answer.flips[0]?.[0] ?? 0;
    const other = cards.findIndex(({ pair }) => pair !== cards[first]?.pair);
    return {
      answer: {
        kind: 'flips',
        flips: [...Array.from({ length: cards.length * 2 }, (): [number, number] => [first, other]), ...answer.flips],
      },
      ms: 60_000,
    };
  },
  schulte: ({ order, targetMs }) => ({ answer: { kind: 'cells', cells: [...order] }, ms: targetMs * 2 }),
  'two-rules': ({ cards, deadlineMs }) => ({
    answer: { kind: 'sides', sides: cards.map(() => ({ side: null, ms: deadlineMs })) },
    ms: cards.length * deadlineMs,
  }),
};

/** Empty hands of every kind. */
const nothing = {
  choice: { kind: 'choice', choice: null },
  order: { kind: 'order', order: [] },
  cells: { kind: 'cells', cells: [] },
  number: { kind: 'number', number: null },
  presses: { kind: 'presses', presses: [] },
  moves: { kind: 'moves', moves: [] },
  steps: { kind: 'steps', steps: [] },
} as const;

export const failTrial = (code: BrainGameCode, trial: unknown) => {
  const own = clueless[code] as ((it: unknown) => ReturnType<Solvers['fish']>) | undefined;
  return own?.(trial) ?? { answer: nothing[rulesOf(code).answers as keyof typeof nothing] as BrainAnswerOf<'fish'>, ms: 2000 };
};

/** A whole session as a browser plays it: the log, and the play it came from. `knows` says of each trial whether the player knows. */
export function playThrough(
  code: BrainGameCode,
  session: BrainGround & { startLevel: number; length: number },
  knows: (at: number, level: number) => boolean = () => true,
) {
  const play = openPlay(rulesOf(code), session);
  const log: BrainLogEntry[] = [];
  while (!play.done) {
    const [trial, at] = [play.trial(), play.at];
    const { answer, ms } = knows(at, play.level) ? solveTrial(code, trial) : failTrial(code, trial);
    if (!play.answer(answer, ms)) throw new Error(`${code}: trial ${at} does not take its own answer`);
    log.push({ trial: at, response: answer, rtMs: ms });
  }
  return { play, log };
}

const groups = 'fruit vegetable transport pet farm wild zoo bird sea insect clothes school toy kitchen food music tool home'.split(' ');
const letters = { ru: 'абвгдежзиклмнопрстуфхцчшщэюя', en: 'abcdefghijklmnopqrstuvwxyz' };

/** A lexicon of made-up words, ten a group, of three to eight letters. */
export const madeUpWords: readonly BrainWord[] = groups.flatMap((category, group) =>
  Array.from({ length: 10 }, (_, at) => {
    const word = (lang: 'ru' | 'en') =>
      Array.from({ length: 3 + (at % 6) }, (_unused, place) => letters[lang][(group * 7 + at * 5 + place * 3) % letters[lang].length]).join(
        '',
      );
    return { ru: word('ru'), en: word('en'), icon: `${category}-${at}`, category };
  }),
);
