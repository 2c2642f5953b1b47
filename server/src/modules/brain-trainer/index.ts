/** The door of the brain trainer: twenty games with own levels, and duels. */
export { brainTrainerModule } from './module.ts';
export type { BrainTrainer } from './brain-trainer.ts';
export { spokenByGames } from './spoken-by-games.ts';
export { checkGames } from './check-games.ts';
