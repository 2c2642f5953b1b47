import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';
import { type Entry, type Fraction, fractionOf, isEqual, isSimplest, lineOf, mixed, partsOf, simplest } from './fractions.ts';
import { slipOf, told } from './slips.ts';

const WrittenFraction = z.string().refine((text) => fractionOf(text) !== undefined, 'a fraction: 3/4, 1 3/4, or a whole number');

/** A fraction, number over number. Any equal one is as good, unless the task asks for a form. */
export const fractionEntry = template({
  code: 'fraction-entry',
  written: writtenItem({
    /** What stands before it: `3/8 + 2/8 =`. */
    line: z.string().max(40).default(''),
    right: WrittenFraction,
    /** This part of it is printed, the other one is written. */
    given: z.enum(['top', 'bottom']).optional(),
    /** `fraction`: without wholes; `mixed`: with all of them taken out. */
    form: z.enum(['any', 'fraction', 'mixed']).default('any'),
    simplest: z.boolean().default(false),
  }).refine(({ given, right }) => given === undefined || right.includes('/'), 'a whole number has no part to be given'),
  asks: ({ simplest: short, form }: Entry) =>
    short
      ? both('Запиши самую короткую дробь', 'Write it in the fewest parts')
      : form === 'mixed'
        ? both('Выдели целую часть', 'Take the wholes out')
        : both('Запиши дробь', 'Write the fraction'),
  build({ line, right, given, form, simplest: short }): Entry {
    // What is no fraction cannot be written.
    const fraction = fractionOf(right) ?? { top: 0, bottom: 1 };
    return { line: lineOf(line), right: fraction, given, form, simplest: short };
  },
  shown({ line, right, given, form }) {
    const longest = Math.max(partsOf(right), right.bottom, ...line.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.bottom])));
    return {
      line,
      wholes: given === undefined && form !== 'fraction',
      top: given === 'top' ? right.top : null,
      bottom: given === 'bottom' ? right.bottom : null,
      digits: Math.max(2, String(longest).length),
    };
  },
  score(item, answer) {
    const { whole, top, bottom } = answer;
    const isFree = { top: item.given !== 'top', bottom: item.given !== 'bottom', whole: !item.given && item.form !== 'fraction' };
    if ((!isFree.top && top !== null) || (!isFree.bottom && bottom !== null) || (!isFree.whole && whole !== null)) return undefined;
    const fraction = readAnswer(item, answer);
    if (!fraction) return { part: 0, kept: empty };
    const equal = fraction.bottom > 0 && isEqual(fraction, item.right);
    if (equal && faultOfForm(item, fraction) === undefined) return { part: 1, kept: answer };
    if (equal) return { part: 0.5, kept: empty };
    // The size of the parts is right already, and so the rest is thought over by itself.
    const wanted = solutionOf(item);
    const isKept = !item.given && wanted.bottom > 1 && fraction.bottom === wanted.bottom;
    return { part: isKept ? 0.25 : 0, kept: { ...empty, bottom: isKept ? bottom : null } };
  },
  solution(item) {
    const { whole = null, top, bottom } = solutionOf(item);
    const isWhole = top === 0 && whole !== null && !item.given;
    return {
      template: 'fraction-entry',
      whole,
      top: isWhole || item.given === 'top' ? null : top,
      bottom: isWhole || item.given === 'bottom' ? null : bottom,
    };
  },
  hint: (item) => ({ words: item.simplest ? hints.simplest : item.form === 'mixed' ? hints.mixed : hints.parts }),
  near(item, answer) {
    const fraction = readAnswer(item, answer);
    if (!fraction) return undefined;
    const isFraction = fraction.bottom > 0;
    if (isFraction && isEqual(fraction, item.right)) return faultOfForm(item, fraction);
    return slipOf(item, fraction) ?? (isFraction ? undefined : told.zeroBottom);
  },
});

const hints = {
  parts: both(
    'Внизу — на сколько равных частей делим, вверху — сколько частей берём.',
    'The bottom says into how many equal parts, the top how many are taken.',
  ),
  simplest: both('На какое число делятся и верх, и низ?', 'By what number can both the top and the bottom be divided?'),
  mixed: both('Сколько раз знаменатель помещается в числителе?', 'How many times does the bottom go into the top?'),
};

const empty = { template: 'fraction-entry' as const, whole: null, top: null, bottom: null };

/** What was written, with what is given; wholes alone are a number. Undefined where it is not finished. */
function readAnswer({ given, right }: Entry, { whole, top, bottom }: { whole: number | null; top: number | null; bottom: number | null }) {
  const [above, below] = [given === 'top' ? right.top : top, given === 'bottom' ? right.bottom : bottom];
  if (above === null && below === null && whole !== null) return { whole, top: 0, bottom: 1 };
  if (above === null || below === null) return undefined;
  return { ...(whole !== null && { whole }), top: above, bottom: below };
}

/** The right number, but not in the form that is asked for. */
function faultOfForm({ form, simplest: short, given }: Entry, fraction: Fraction) {
  if (given) return undefined;
  if (form === 'mixed' && fraction.top >= fraction.bottom) return told.wholesLeft;
  return short && !isSimplest(fraction) ? told.notSimplest : undefined;
}

function solutionOf({ right, form, simplest: short, given }: Entry): Fraction {
  if (given) return right;
  const formed = form === 'fraction' ? { top: partsOf(right), bottom: right.bottom } : form === 'mixed' ? mixed(right) : right;
  return short ? simplest(formed) : formed;
}
