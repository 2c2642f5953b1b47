import * as z from 'zod';

import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** Is it so? One try. */
export const trueFalse = template({
  code: 'true-false',
  written: writtenItem({ right: z.boolean() }),
  build: ({ right }) => ({ right }),
  tries: () => 1,
  guess: () => 0.5,
  shown: () => ({}),
  score: ({ right }, { yes }) => ({ part: yes === right ? 1 : 0 }),
  solution: ({ right }) => ({ template: 'true-false', yes: right }),
});
