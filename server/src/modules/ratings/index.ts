/** The door of ratings: how lessons were, in the words of those who were there. */
export type { Ratings } from './ratings.ts';
export { ratingsModule } from './module.ts';
