import type { WrittenFor } from '../base/template.ts';
import type { choiceMany } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof choiceMany> = { ask: 'Где звери?', options: ['кот', 'лук', 'слон', 'мак'], right: [1, 3] };
