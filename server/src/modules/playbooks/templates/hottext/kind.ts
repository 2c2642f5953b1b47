import * as z from 'zod';

import { found } from '../base/almost.ts';
import { areKnown, freshIds } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { langOf, writtenItem } from '../base/written.ts';

/** `[Ветер] качал [сосну]` marks words; `letters` with `right` (from 1) is a field of letters. A wrong mark takes a right one away. */
export const hottext = template({
  code: 'hottext',
  written: writtenItem({
    text: z
      .string()
      .regex(/\[[^[\]]+\]/, 'a target in [brackets]')
      .optional(),
    letters: z.array(z.string().min(1)).min(4).max(40).optional(),
    right: z.array(z.int().min(1)).min(1).optional(),
  })
    .refine(({ text, letters }) => (text === undefined) !== (letters === undefined), 'a text, or letters')
    .refine(({ letters, right }) => letters === undefined || (right ?? []).every((at) => at <= letters.length), {
      path: ['right'],
      message: 'there are not so many letters',
    }),
  build({ text, letters, right = [] }, random) {
    const parts = letters ? letters.map((word, at) => ({ word, target: right.includes(at + 1) })) : partsOf(text ?? '');
    const ids = freshIds(parts.length, random);
    const marked: string[] = [];
    const pieces = parts.map((part, at) => {
      if (!('word' in part)) return part;
      const id = ids[at] ?? '';
      if (part.target) marked.push(id);
      return { id, word: part.word };
    });
    const layout: 'letters' | 'text' = letters ? 'letters' : 'text';
    return { layout, lang: langOf(text ?? letters?.join('') ?? '') ?? 'ru', pieces, marked };
  },
  shown: ({ layout, lang, pieces }) => ({ layout, lang, pieces }),
  score({ pieces, marked: right }, { marked }) {
    const words = pieces.flatMap((piece) => ('id' in piece ? [piece] : []));
    if (!areKnown(marked, words)) return undefined;
    const hits = marked.filter((id) => right.includes(id));
    const wrong = marked.length - hits.length;
    return { part: Math.max(0, (hits.length - wrong) / right.length), kept: { template: 'hottext', marked: hits } };
  },
  solution: ({ marked }) => ({ template: 'hottext', marked }),
  hint: () => hints.mark,
  near({ marked: right }, { marked }) {
    const hits = marked.filter((id) => right.includes(id));
    return found(hits.length, right.length, marked.length - hits.length);
  },
});

type Part = { text: string } | { word: string; target: boolean };

/** Words that can be marked, and what stands between them. Brackets may hold several words. */
function partsOf(text: string): Part[] {
  return text
    .split(/(\[[^[\]]+\])/)
    .flatMap((part): Part[] =>
      part.startsWith('[')
        ? [{ word: part.slice(1, -1), target: true }]
        : part
            .split(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)/u)
            .flatMap((piece, at): Part[] => (piece === '' ? [] : at % 2 ? [{ word: piece, target: false }] : [{ text: piece }])),
    );
}
