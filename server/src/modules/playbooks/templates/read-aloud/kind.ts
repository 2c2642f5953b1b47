import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { linesOf } from '../base/passage.ts';
import { done } from '../base/teacher-judged.ts';
import { template } from '../base/template.ts';
import { langOf, Text, writtenItem } from '../base/written.ts';

/** Reads a text aloud. */
export const readAloud = template({
  code: 'read-aloud',
  judge: 'teacher',
  written: writtenItem({ text: z.string().trim().min(1), title: Text.optional() }),
  asks: () => both('Прочитай вслух', 'Read aloud'),
  build({ text, title }) {
    const lines = linesOf(text, langOf(text) ?? 'ru');
    return { stimulus: { kind: 'passage' as const, ...(title && { title }), lines } };
  },
  shown: () => ({}),
  score: () => done,
  solution: () => null,
});
