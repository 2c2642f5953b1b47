import * as z from 'zod';

import { done } from '../base/teacher-judged.ts';
import { template } from '../base/template.ts';
import { Text, writtenItem } from '../base/written.ts';

/** Says something aloud. */
export const say = template({
  code: 'say',
  judge: 'teacher',
  written: writtenItem({
    /** What the teacher listens for. */
    rubric: Text,
    mostSeconds: z.int().min(5).max(180).optional(),
  }),
  build: ({ rubric, mostSeconds = 60 }) => ({ rubric, mostSeconds }),
  shown: ({ mostSeconds }) => ({ mostSeconds }),
  rubric: ({ rubric }) => rubric,
  score: () => done,
  solution: () => null,
});
