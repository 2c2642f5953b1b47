import type { WrittenFor } from '../base/template.ts';
import type { storyChoice } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof storyChoice> = {
  ask: 'Что сделаешь?',
  options: [
    { option: 'Помогу', outcome: 'Другу стало легче' },
    { option: 'Позову маму', outcome: 'Мама помогла' },
  ],
};
