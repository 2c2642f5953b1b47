/** The door of rewards: the goal of a day, stickers and the house, the story of a level, free play, the library. */
export type { Rewards } from './rewards.ts';
export { rewardsModule } from './module.ts';
export { checkBooks } from './check-books.ts';
export { spokenByBooks } from './read-books.ts';
export { spokenByRhymes } from './read-rhymes.ts';
export { spokenByTales } from './read-tale.ts';
export { spokenByStickers } from './read-stickers.ts';
