import { between, type BrainGameRules, chosen } from '../game.ts';
import type { BrainInk } from '../trials.ts';

const highest = 14;
const inks: readonly BrainInk[] = ['red', 'blue', 'green', 'yellow'];

/** Stroop: the ink counts, not the word. From level 6 on it is now and then the word that counts. */
export const colourWord: BrainGameRules<'colour-word'> = {
  code: 'colour-word',
  lowest: 1,
  highest,
  length: 30,
  stair: 'accuracy',
  answers: 'choice',
  trial({ random, level, past }) {
    // All inks come equally often: the next one is drawn from those that came least.
    const seen = (ink: BrainInk) => past.filter((one) => one.ink === ink).length;
    const least = Math.min(...inks.map(seen));
    const ink = random.pick(inks.filter((one) => seen(one) <= least + 1));
    const other = random.share() < between(0.5, 0.9, level, highest);
    const word = other ? random.pick(inks.filter((one) => one !== ink)) : ink;
    const rule = level >= 6 && random.share() < 0.3 ? 'word' : 'ink';
    return {
      word,
      ink,
      rule,
      inks,
      right: inks.indexOf(rule === 'ink' ? ink : word),
      deadlineMs: Math.round(between(4000, 1200, level, highest)),
    };
  },
  judge: ({ right }, { choice }) => chosen(choice, right, inks.length),
};
