import type { WrittenFor } from '../base/template.ts';
import type { choiceOne } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof choiceOne> = { ask: 'Где кот?', options: ['кот', 'сом', 'мак'], right: 1 };
