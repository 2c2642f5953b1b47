/** The door of playbooks: kinds of tasks, generators, and the kids' attempts. */
import type { Playbooks } from './playbooks.ts';

export { checkPlaybooks, type ContentReport } from './check-playbooks.ts';
export type { PlaybookStanding } from './attempts.store.ts';
export { createPlaybooks, type Playbooks } from './playbooks.ts';
export { reviewHttp } from './reviews/reviews.http.ts';
export { playbooksHttp } from './playbooks.http.ts';
export type { PlaybooksEvent, WorkMarked } from './tools.ts';
export { createShelf } from './shelf.ts';
export { misspelt, type Speller, wordsOf } from './spelling.ts';
export { createWorkshop, type Item, type Slide, type Workshop } from './workshop.ts';
export { attemptsForTheYoungest, piecesForTheYoungest, piecesIn, recordedUntilAge } from './voices/phrases.ts';
export { serveVoices } from './voices/serve-voices.ts';
export { leansOnNeighbour, pronunciation, type Pronunciation, readPronunciation, type SpokenWord } from './voices/pronunciation.ts';
export { saidAloud } from './voices/said-aloud.ts';
export { erasePlay } from './erase-kid.store.ts';
export { exportPlay } from './export-family.store.ts';

declare module '#platform/module' {
  interface Doors {
    playbooks: Playbooks;
  }
}
