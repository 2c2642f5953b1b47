/** The door of privacy: what a family may know of its data, take with it and have erased. */
export type { Privacy } from './privacy.ts';
