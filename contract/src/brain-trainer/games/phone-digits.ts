import { type BrainGameRules, rightOrNot } from '../game.ts';

/** Digit span: the level is the number of digits; from 6 on they are dialled backwards. */
export const phoneDigits: BrainGameRules<'phone-digits'> = {
  code: 'phone-digits',
  lowest: 3,
  highest: 10,
  length: 10,
  stair: 'span',
  answers: 'order',
  trial({ random, level }) {
    const digits: number[] = [];
    while (digits.length < level) {
      const [before, last] = digits.slice(-2);
      const fits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
        // No digit twice in a row, and no counting on: 4 5 may be, 4 5 6 not.
        (digit) => digit !== (last ?? before) && !(last !== undefined && before === last - 1 && digit === last + 1),
      );
      digits.push(random.pick(fits));
    }
    return { digits, digitMs: 1000, backward: level >= 6 };
  },
  judge({ digits, backward }, { order }) {
    if (order.length > digits.length || order.some((digit) => digit > 9)) return undefined;
    return rightOrNot(order.join() === (backward ? digits.toReversed() : digits).join());
  },
};
