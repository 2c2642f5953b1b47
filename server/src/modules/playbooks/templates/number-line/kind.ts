import * as z from 'zod';

import { almost } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** The point on the tick that is named. The next tick is worth half. */
export const numberLine = template({
  code: 'number-line',
  written: writtenItem({
    min: z.int(),
    max: z.int(),
    step: z.int().min(1),
    right: z.int(),
    /** Ticks that carry their number. */
    labelled: z.array(z.int()),
  })
    .refine(({ min, max, step, right }) => right >= min && right <= max && (right - min) % step === 0, {
      path: ['right'],
      message: 'a tick of the line',
    })
    .refine(({ right, labelled }) => !labelled.includes(right), {
      path: ['labelled'],
      message: 'the answer must not be written on the line',
    }),
  build: ({ min, max, step, right, labelled }) => ({ min, max, step, right, labelled }),
  shown: ({ min, max, step, labelled }) => ({ min, max, step, labelled }),
  score({ min, max, step, right }, { value }) {
    if (value < min || value > max || (value - min) % step !== 0) return undefined;
    return { part: value === right ? 1 : Math.abs(value - right) === step ? 0.5 : 0 };
  },
  solution: ({ right }) => ({ template: 'number-line', value: right }),
  hint: () => hints.line,
  near: ({ step, right }, { value }) => (value + step === right ? almost.stepOn : value - step === right ? almost.stepBack : undefined),
});
