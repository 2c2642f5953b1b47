/** The door of playbooks: kinds of tasks, generators, and the kids' attempts. */
export { checkPlaybooks, type ContentReport } from './checks/check-playbooks.ts';
export type { PlaybookStanding } from './stores/attempts.store.ts';
export type { ClassItem } from './in-class/class-items.ts';
export { createPlaybooks, type Playbooks } from './playbooks.ts';
export type { PlaybooksEvent, WorkMarked } from './dependencies/dependencies.ts';
export type { TrialOutline } from './in-class/trial-outline.ts';
export { createPlaybookCatalogue } from './content/playbook-catalogue.ts';
export { misspelt, type Speller, wordsOf } from './content/spelling.ts';
export { createTaskFactory, type Item, type Slide, type TaskFactory } from './content/task-factory.ts';
export { everyAlmost } from './templates/base/almost.ts';
export { soundSlips } from './templates/sound-boxes/slips.ts';
export { attemptsForTheYoungest, piecesForTheYoungest, piecesIn, recordedUntilAge } from './voices/phrases.ts';
export { leansOnNeighbour, pronunciation, type Pronunciation, readPronunciation, type SpokenWord } from './voices/pronunciation.ts';
export { saidAloud } from './voices/said-aloud.ts';
