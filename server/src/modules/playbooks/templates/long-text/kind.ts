import * as z from 'zod';

import { done } from '../base/teacher-judged.ts';
import { template } from '../base/template.ts';
import { Text, writtenItem } from '../base/written.ts';

/** Writes in its own words. */
export const longText = template({
  code: 'long-text',
  judge: 'teacher',
  written: writtenItem({ leastWords: z.int().min(1).max(300), rubric: Text }),
  build: ({ leastWords, rubric }) => ({ leastWords, rubric }),
  shown: ({ leastWords }) => ({ leastWords }),
  rubric: ({ rubric }) => rubric,
  score: (_item, { text }) => (text.trim() === '' ? undefined : done),
  solution: () => null,
});
