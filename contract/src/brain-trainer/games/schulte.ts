import type { BrainGameRules } from '../game.ts';
import type { BrainTrialOf } from '../trials.ts';

type Rule = BrainTrialOf<'schulte'>['rule'];
/** Size, rule, and how much longer it takes than counting up. */
const levels: readonly (readonly [size: number, rule: Rule, longer: number])[] = [
  [3, 'up', 1],
  [4, 'up', 1],
  [5, 'up', 1],
  [5, 'down', 1.1],
  [6, 'up', 1.1],
  [5, 'two-colours', 1.4],
  [7, 'up', 1.2],
];

/** Schulte tables, and Gorbov's with two colours. Quick and clean leads up, slow or with many slips leads down. */
export const schulte: BrainGameRules<'schulte'> = {
  code: 'schulte',
  lowest: 1,
  highest: levels.length,
  length: 4,
  stair: 'direct',
  answers: 'cells',
  trial({ random, level, ground }) {
    const [size, rule, longer] = levels[level - 1] ?? [3, 'up', 1];
    const count = size * size;
    const steps = Array.from({ length: count }, (_, step) =>
      rule === 'two-colours'
        ? { number: Math.floor(step / 2) + 1, color: step % 2 === 0 ? ('red' as const) : ('blue' as const) }
        : { number: rule === 'up' ? step + 1 : count - step, color: null },
    );
    const places = random.shuffle(Array.from({ length: count }, (_, at) => at));
    const cells = Array.from({ length: count }, (_, cell) => steps[places.indexOf(cell)] ?? { number: 0, color: null });
    return { size, rule, cells, order: places, targetMs: Math.round(count * ground.cellMs * longer) };
  },
  judge({ order, targetMs }, { cells }, rtMs) {
    let found = 0;
    for (const cell of cells) {
      if (cell >= order.length || found === order.length) return undefined;
      if (cell === order[found]) found += 1;
    }
    if (found < order.length) return undefined;
    const errors = cells.length - order.length;
    const step = rtMs <= targetMs * 0.9 && errors <= 1 ? 1 : rtMs > targetMs * 1.3 || errors >= 4 ? -1 : 0;
    return { right: step >= 0, accuracy: order.length / cells.length, step };
  },
};
