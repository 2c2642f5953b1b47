/** The door of learning: courses of kids, their lessons and homework. */
export type { Learning } from './learning.ts';
export type { LearningEvent } from './dependencies/dependencies.ts';
