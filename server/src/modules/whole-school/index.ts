/** The door of the whole school: out of its database and into another one. */
export type { WholeSchool } from './whole-school.ts';
export { moveSchool } from './move-school.ts';
