import * as z from 'zod';

import { almost, inPlace } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { type Common, template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

const fingers = 10;

/** The numbers that a question speaks of. */
export const numbersAsked = ({ ask, stimulus }: Common): number[] =>
  [...`${ask.ru} ${stimulus ? JSON.stringify(stimulus) : ''}`.matchAll(/\d+/g)].map(Number);
const whole = z.int().min(0).max(99_999_999);

/** A number, or several, on a pad of digits. */
export const typeNumber = template({
  code: 'type-number',
  written: writtenItem({ right: z.union([whole, z.array(whole).min(1).max(4)]) }),
  build: ({ right }) => ({ right: [right].flat() }),
  // One digit more than needed, at least two: the length of the field tells nothing.
  shown: ({ right }) => ({ fields: right.length, digits: Math.max(2, ...right.map((number) => String(number).length + 1)) }),
  score({ right }, { numbers }) {
    if (numbers.length !== right.length) return undefined;
    const hits = numbers.map((number, at) => number === right[at]);
    const kept = numbers.map((number, at) => (hits[at] ? number : null));
    return { part: hits.filter(Boolean).length / right.length, kept: { template: 'type-number', numbers: kept } };
  },
  solution: ({ right }) => ({ template: 'type-number', numbers: right }),
  // Fingers help as far as there are fingers.
  hint: (item) => (Math.max(...item.right, ...numbersAsked(item)) <= fingers ? hints.count : hints.calculate),
  near({ right }, { numbers }) {
    const hits = right.filter((number, at) => number === numbers[at]).length;
    const [only] = right;
    return right.length === 1 && only !== undefined && Math.abs(only - (numbers[0] ?? Infinity)) === 1
      ? almost.byOne
      : inPlace(hits, right.length);
  },
});
