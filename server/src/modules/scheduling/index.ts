/** The door of scheduling: trials, changes of lessons, weekly schedules. */
export type { Scheduling } from './scheduling.ts';
