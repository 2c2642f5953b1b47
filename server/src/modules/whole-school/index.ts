/** The door of the whole school: out of its database and into another one. */
export type { WholeSchool } from './whole-school.ts';
export { moveSchool } from './move-school.ts';
export { asked, filesIn } from './archive-entries.ts';
export { importSchool, manifestOf } from './import-school.ts';
export { ofTheMoment } from './left-out.ts';
export { schoolFiles } from './school-files.ts';
export { tablesOf } from './tables.store.ts';
