/** The door of the brain trainer: twenty games with own levels, and duels. */
export { brainTrainerHttp } from './brain-trainer.http.ts';
export { createBrainTrainer, type BrainTrainer } from './brain-trainer.ts';
export { spokenByGames } from './spoken-by-games.ts';
export { checkGames } from './check-games.ts';
export { eraseGames } from './erase-kid.store.ts';
export { exportGames } from './export-family.store.ts';
