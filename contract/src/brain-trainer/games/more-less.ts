import type { Random } from '../../puzzles/random.ts';
import { balanced, between, type BrainGameRules, chosen, quickChoice } from '../game.ts';
import type { BrainHeap } from '../trials.ts';

const highest = 16;

/** Which has more: dots whose number grows alike (up to level 7), then numbers, then sums. */
export const moreLess: BrainGameRules<'more-less'> = {
  code: 'more-less',
  ...quickChoice,
  highest,
  trial({ random, level, past }) {
    const right = balanced(random, 2, past);
    const [more, less] = level <= 7 ? dots(random, level) : level <= 11 ? numbers(random, level) : sums(random, level);
    return { heaps: right === 0 ? [more, less] : [less, more], right, showMs: Math.round(between(2500, 900, level, highest)) };
  },
  judge: ({ right }, { choice }) => chosen(choice, right, 2),
};

/** Two plates. In half of the trials the plate with fewer has as much painted as the other, so that size tells nothing. */
function dots(random: Random, level: number): [BrainHeap, BrainHeap] {
  const more = random.int(6 + level, 9 + 2 * level);
  const less = Math.max(1, Math.min(more - 1, Math.round(more * between(0.4, 0.9, level, 7))));
  const radius = 5;
  const even = random.coin() ? Math.min(8, radius * Math.sqrt(more / less)) : radius;
  return [plate(random, more, radius), plate(random, less, even)];
}

function plate(random: Random, count: number, radius: number): BrainHeap {
  const places = random.sample(
    Array.from({ length: 25 }, (_, at) => ({ x: 10 + (at % 5) * 20, y: 10 + Math.floor(at / 5) * 20 })),
    count,
  );
  const r = Math.round(radius * 10) / 10;
  return { kind: 'dots', value: count, dots: places.map(({ x, y }) => ({ x: x + random.int(-2, 2), y: y + random.int(-2, 2), r })) };
}

function numbers(random: Random, level: number): [BrainHeap, BrainHeap] {
  const far = [30, 15, 8, 3][level - 8] ?? 3;
  const less = random.int(11, 95 - far);
  const more = less + random.int(Math.ceil(far / 2), far);
  return [
    { kind: 'number', text: String(more), value: more },
    { kind: 'number', text: String(less), value: less },
  ];
}

function sums(random: Random, level: number): [BrainHeap, BrainHeap] {
  const top = 10 + (level - 11) * 8;
  const less = random.int(6, top);
  const more = less + random.int(1, level < 14 ? 4 : 2);
  const heap = (value: number): BrainHeap => {
    const first = random.int(1, value - 1);
    const text = random.coin() ? `${first} + ${value - first}` : `${value + first} − ${first}`;
    return { kind: 'sum', text, value };
  };
  return [heap(more), heap(less)];
}
