import { playbooksLimits } from '@school/contract/playbooks/limits';
import * as z from 'zod';

import { both, toRead } from '../tasks/material.ts';
import { template } from './template.ts';
import { langOf, Text, writtenItem } from './written.ts';

/** Work that a teacher listens to or reads later. Done is enough for now: it counts as the self-mark until then. */
const done = { part: playbooksLimits.selfMark };

/** Reads a text aloud. */
export const readAloud = template({
  code: 'read-aloud',
  judge: 'teacher',
  written: writtenItem({ text: z.string().trim().min(1), title: Text.optional() }),
  asks: () => both('Прочитай вслух', 'Read aloud'),
  build({ text, title }) {
    const lang = langOf(text) ?? 'ru';
    const lines = text.split(/(?<=[.!?…»”])\s+(?=[«“\p{Lu}])|\n+/u).map((line) => toRead(line, lang));
    return { stimulus: { kind: 'passage' as const, ...(title && { title }), lines } };
  },
  shown: () => ({}),
  score: () => done,
  solution: () => null,
});

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
