import type { BrainBand } from './limits.ts';
import type { BrainGameRules, Judged } from './game.ts';

/** The rule of a game and where it may move. */
interface StairsGiven {
  stair: BrainGameRules<'fish'>['stair'];
  /** Rights in a row that lead up. */
  up: number;
  lowest: number;
  highest: number;
  start: number;
}

/** Rights in a row that lead up: three where guessing is right half the time, and for the youngest everywhere. */
export const rightsToClimb = (rules: { half?: true }, band: BrainBand): number => (rules.half || band === 'a4' ? 3 : 2);

/**
 * An adaptive staircase. By accuracy: up after some rights in a row, down after one wrong. By span: up after two
 * rights at a length, down after two wrongs. Direct: as the judge of the trial says.
 */
export function createStaircase({ stair, up, lowest, highest, start }: StairsGiven) {
  const within = (level: number) => Math.min(highest, Math.max(lowest, level));
  let level = within(start);
  let [rights, wrongs] = [0, 0];
  const move = (by: number) => {
    level = within(level + by);
    [rights, wrongs] = [0, 0];
  };
  return {
    get level() {
      return level;
    },
    after({ right, step }: Judged): void {
      if (stair === 'direct') return void (step !== 0 && move(step));
      if (right) rights += 1;
      else wrongs += 1;
      if (stair === 'accuracy' && !right) return move(-1);
      if (rights >= (stair === 'span' ? 2 : up)) return move(1);
      if (wrongs >= 2) move(-1);
    },
  };
}
