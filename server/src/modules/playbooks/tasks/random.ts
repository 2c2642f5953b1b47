/** Chance of tasks: the same as in the puzzles that a browser makes for itself. */
export { createRandom, type Random } from '@school/contract/puzzles/random';
