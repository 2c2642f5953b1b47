import { describe, expect, test } from 'vitest';

import { createRandom } from '../puzzles/random.ts';
import { brainGames, rulesOf } from './games/registry.ts';
import { brainGameCodes, type BrainGameCode } from './limits.ts';
import { openPlay } from './play.ts';
import { failTrial, madeUpWords, playThrough, solveTrial } from './testing.ts';
import { wordsForGame } from './words.ts';

const seeds = process.env['LONG'] === '1' ? 200 : 50;
const groundOf = (code: BrainGameCode, seed: string, lang: 'ru' | 'en' = 'ru') => ({
  seed,
  band: 'a7' as const,
  lang,
  words: wordsForGame(code, createRandom(seed), madeUpWords, lang),
  cellMs: 1500,
});

/** One sign of 32 bits for everything that a game makes: a change of any trial changes it. */
const hashOf = (text: string): string => {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

describe.each(brainGameCodes)('%s', (code) => {
  const rules = rulesOf(code);
  const levels = Array.from({ length: rules.highest - rules.lowest + 1 }, (_, at) => rules.lowest + at);

  test(`makes a sound trial of each of ${seeds} seeds on every level: solved it is right, unsolved it is not`, () => {
    for (const level of levels)
      for (let seed = 0; seed < seeds; seed++) {
        const ground = groundOf(code, `s${seed}`, seed % 2 ? 'ru' : 'en');
        const make = () => rules.trial({ random: createRandom(`s${seed}/0/${level}`), level, past: [], ground });
        const trial = make();
        expect(make()).toEqual(trial);
        expect(JSON.stringify(trial)).not.toMatch(/undefined|NaN|null,null,null/);
        const { answer, ms } = solveTrial(code, trial);
        const good = rules.judge(trial, answer, ms);
        expect(good, `level ${level}, seed ${seed}`).toMatchObject({ right: true, accuracy: 1 });
        const bad = failTrial(code, trial);
        expect(rules.judge(trial, bad.answer, bad.ms)?.right, `level ${level}, seed ${seed}`).toBe(false);
        const { options, right } = trial as { options?: unknown[]; right?: number };
        const alike = options?.filter((option) => JSON.stringify(option) === JSON.stringify(options[right ?? 0]));
        expect(alike?.length ?? 1, `level ${level}, seed ${seed}: only one is right`).toBe(1);
      }
  });

  test('who knows everything climbs to its top, who knows nothing stays at its foot', () => {
    const session = { ...groundOf(code, 'climb'), length: 200 };
    const climbed = playThrough(code, { ...session, startLevel: rules.lowest }).play;
    expect(climbed.level).toBe(rules.highest);
    const fallen = playThrough(code, { ...session, startLevel: rules.highest }, () => false).play;
    expect(fallen.level).toBe(rules.lowest);
  });

  test('takes no answer of another kind, and none to what is not there', () => {
    const play = openPlay(rules, { ...groundOf(code, 'kinds'), startLevel: rules.lowest, length: rules.length });
    const other = rules.answers === ('choice' as string) ? { kind: 'order', order: [0] } : { kind: 'choice', choice: 0 };
    expect(play.answer(other as never, 500)).toBeUndefined();
    const beyond = {
      choice: { kind: 'choice', choice: 11 },
      order: { kind: 'order', order: [99] },
      cells: { kind: 'cells', cells: [399] },
      flips: { kind: 'flips', flips: [[0, 0]] },
      presses: { kind: 'presses', presses: [{ at: 39, ms: 400 }] },
      sides: { kind: 'sides', sides: [] },
      moves: { kind: 'moves', moves: [[0, 0]] },
    }[rules.answers as string];
    if (beyond) expect(play.answer(beyond as never, 500)).toBeUndefined();
    expect(play.at).toBe(0);
  });
});

test('every game makes the trials it made before: a change wants another version', () => {
  const hashes = Object.fromEntries(
    brainGameCodes.map((code) => {
      const { lowest } = brainGames[code];
      const { play } = playThrough(code, { ...groundOf(code, 'golden'), startLevel: lowest, length: 30 }, (at) => at % 5 !== 4);
      const trials = play.played.map(({ level, judged }) => [level, judged]);
      const made = Array.from({ length: 5 }, (_, at) =>
        rulesOf(code).trial({ random: createRandom(`golden/${at}`), level: lowest + at, past: [], ground: groundOf(code, 'golden') }),
      );
      return [code, hashOf(JSON.stringify([trials, made]))];
    }),
  );
  expect(hashes).toMatchInlineSnapshot(`
    {
      "category-rush": "0882638b",
      "colour-word": "11968c1b",
      "echo": "5565033c",
      "fireflies": "ae53375a",
      "fish": "ddecb561",
      "frog": "2ed24850",
      "letters-hunt": "ced01fc5",
      "matrix-garden": "6a28a924",
      "more-less": "54bc185e",
      "odd-one-out": "94aa0771",
      "pairs": "63edbfc7",
      "phone-digits": "11da7b6c",
      "quick-sum": "a5e3d36c",
      "robot-path": "b28f2569",
      "same-or-not": "22061e41",
      "schulte": "3384c8df",
      "tower-frog": "44373749",
      "turn-piece": "5179110b",
      "two-rules": "11b69802",
      "word-from-letters": "024e0ef8",
    }
  `);
});
