import { sum } from '../../puzzles/words.ts';
import { toRead } from '../../puzzles/words.ts';
import type { BrainGameRules } from '../game.ts';
import type { BrainFace, BrainTrialOf } from '../trials.ts';
import { pictureOf } from '../words.ts';

type Faces = BrainTrialOf<'pairs'>['faces'];
const levels: readonly (readonly [pairs: number, faces: Faces])[] = [
  [3, 'same'],
  [4, 'same'],
  [5, 'same'],
  [6, 'same'],
  [8, 'same'],
  [10, 'same'],
  [12, 'same'],
  [8, 'word'],
  [8, 'sum'],
  [12, 'word'],
  [12, 'sum'],
];

/** Memory cards. A perfect memory needs about 1.6 turns of two a pair: so many lead up, 2.5 lead down. */
export const pairs: BrainGameRules<'pairs'> = {
  code: 'pairs',
  lowest: 1,
  highest: levels.length,
  length: 3,
  stair: 'direct',
  answers: 'flips',
  trial({ random, level, ground }) {
    const [count, faces] = levels[level - 1] ?? [3, 'same'];
    const words = random.sample(ground.words, count);
    const values = random.sample(
      Array.from({ length: 17 }, (_, at) => at + 4),
      count,
    );
    const two = (at: number): [BrainFace, BrainFace] => {
      const [word, value] = [words[at], values[at] ?? 4];
      if (faces === 'sum' || !word) {
        const first = random.int(1, value - 1);
        return [{ words: sum(`${first} + ${value - first}`) }, { words: sum(String(value)) }];
      }
      return [pictureOf(word), faces === 'word' ? { words: toRead(word[ground.lang], ground.lang) } : pictureOf(word)];
    };
    const cards = Array.from({ length: count }, (_, pair) => two(pair).map((face) => ({ ...face, pair }))).flat();
    return { faces, cards: random.shuffle(cards) };
  },
  judge({ cards }, { flips }) {
    const open = new Set(cards.keys());
    for (const [one, other] of flips) {
      if (one === other || !open.has(one) || !open.has(other)) return undefined;
      if (cards[one]?.pair !== cards[other]?.pair) continue;
      open.delete(one);
      open.delete(other);
    }
    if (open.size > 0) return undefined;
    const all = cards.length / 2;
    const step = flips.length <= 1.6 * all ? 1 : flips.length > 2.5 * all ? -1 : 0;
    return { right: step >= 0, accuracy: all / flips.length, step };
  },
};
