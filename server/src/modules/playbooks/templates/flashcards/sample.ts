import type { WrittenFor } from '../base/template.ts';
import type { flashcards } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof flashcards> = {
  ask: 'Знаешь?',
  cards: [
    ['кот', 'cat'],
    ['мак', 'poppy'],
  ],
};
