import type { WrittenFor } from '../base/template.ts';
import type { hottext } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof hottext> = { ask: 'Найди', text: '[Ветер] качал старую [сосну], и шла [лиса].' };
