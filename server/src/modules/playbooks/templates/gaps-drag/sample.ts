import type { WrittenFor } from '../base/template.ts';
import type { gapsDrag } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof gapsDrag> = { ask: 'Вставь', text: 'Кот {спит} на {окне}.', extra: ['ест'] };
