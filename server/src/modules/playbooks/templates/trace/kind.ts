import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { pointsOf, traced } from '../base/strokes.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/**
 * One figure traced. Never a gate: anything drawn is worth something. By keyboard the strokes are chosen in
 * writing order instead.
 */
export const trace = template({
  code: 'trace',
  written: writtenItem({
    /** Sets of content/strokes.yaml: pre, digits, ru, ru_lower, en. */
    set: z.string(),
    figure: z.union([z.string(), z.int()]).transform(String),
    /** The direction of each stroke counts too (from age 6). */
    directed: z.boolean().optional(),
  }),
  build({ set, figure, directed = false }, _random, { strokes }) {
    const found = strokes.get(set)?.get(figure);
    if (!found) throw new Error(`no figure ${set}: ${figure} in content/strokes.yaml`);
    return { set, figure, strokes: [...found], directed };
  },
  asks({ set, figure }) {
    if (set === 'pre') return both('Обведи линию пальчиком', 'Trace the line with your finger');
    if (set === 'digits') return both(`Обведи цифру ${figure}`, `Trace the number ${figure}`);
    return both(`Обведи букву «${figure}»`, `Trace the letter “${figure}”`);
  },
  shown: ({ figure, strokes }) => ({ glyph: figure, strokes }),
  score({ strokes, directed }, { drawn, order }) {
    if ((drawn === undefined) === (order === undefined)) return undefined;
    if (order) return { part: order.length === strokes.length && order.every((stroke, at) => stroke === at) ? 1 : 0 };
    const lines = drawn ?? [];
    if (lines.every((line) => line.length === 0)) return undefined;
    const models = strokes.map(pointsOf);
    if (lines.length !== models.length) return { part: Math.min(0.66, traced(lines.flat(), models.flat(), false)) };
    const worth = models.map((model, at) => traced(lines[at] ?? [], model, directed));
    const mean = worth.reduce((sum, one) => sum + one, 0) / worth.length;
    return { part: mean > 0.99 ? 1 : mean >= 0.659 ? 0.66 : 0.33 };
  },
  enough: 0.66,
  solution: ({ strokes }) => ({ template: 'trace', order: strokes.map((_, at) => at) }),
});
