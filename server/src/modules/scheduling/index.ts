/** The door of scheduling: trials, changes of lessons, weekly schedules. */
export type { ScheduleLimits } from './dependencies/dependencies.ts';
export type { Scheduling } from './scheduling.ts';
