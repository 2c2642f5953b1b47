import type { Random } from '../../puzzles/random.ts';
import { sum } from '../../puzzles/words.ts';
import { between, type BrainGameRules, rightOrNot } from '../game.ts';

const highest = 14;
type Sum = readonly [text: string, right: number];

/** Within `most`; `over` tens only where it is wanted. */
function addOrTake(random: Random, most: number, over: boolean): Sum {
  const whole = random.int(Math.max(2, Math.floor(most / 3)), most);
  const part = random.int(1, whole - 1);
  const rest = whole - part;
  // 14 − 6 goes over a ten, 14 − 3 does not.
  if (!over && (part % 10) + (rest % 10) >= 10) return addOrTake(random, most, over);
  return random.coin() ? [`${part} + ${rest}`, whole] : [`${whole} − ${part}`, rest];
}

function times(random: Random, low: number, high: number, divide: boolean): Sum {
  const [one, other] = random.shuffle([random.int(low, high), random.int(2, 9)]) as [number, number];
  return divide && random.coin() ? [`${one * other} : ${one}`, other] : [`${one} · ${other}`, one * other];
}

function twoSteps(random: Random, brackets: boolean): Sum {
  const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
  if (brackets && random.coin()) return [`(${a} + ${b}) · ${c}`, (a + b) * c];
  return random.coin() || a * b <= c ? [`${a} · ${b} + ${c}`, a * b + c] : [`${a} · ${b} − ${c}`, a * b - c];
}

const makers: readonly ((random: Random) => Sum)[] = [
  (random) => addOrTake(random, 5, true),
  (random) => addOrTake(random, 10, true),
  (random) => addOrTake(random, 20, false),
  (random) => addOrTake(random, 20, true),
  (random) => addOrTake(random, 100, false),
  (random) => addOrTake(random, 100, true),
  (random) => times(random, 2, 5, false),
  (random) => times(random, 2, 5, true),
  (random) => times(random, 6, 9, false),
  (random) => times(random, 6, 9, true),
  (random) => (random.coin() ? times(random, 3, 9, true) : addOrTake(random, 100, true)),
  (random) => twoSteps(random, false),
  (random) => twoSteps(random, true),
  (random) => (random.coin() ? twoSteps(random, true) : times(random, 11, 19, false)),
];

/** Raindrops: say what it makes before the drop lands. Sums grow harder, drops fall quicker. */
export const quickSum: BrainGameRules<'quick-sum'> = {
  code: 'quick-sum',
  lowest: 1,
  highest,
  length: 20,
  stair: 'accuracy',
  answers: 'number',
  trial({ random, level, past }) {
    const make = makers[level - 1] ?? ((chance: Random) => twoSteps(chance, false));
    let [text, right] = make(random);
    // Not the same drop twice running.
    for (let turn = 0; turn < 5 && past.at(-1)?.sum.ru === text; turn++) [text, right] = make(random);
    return { sum: sum(text), right, fallMs: Math.round(between(12_000, 4000, level, highest)) };
  },
  judge: ({ right }, { number }) => rightOrNot(number === right),
};
