/** The door of school: what its owner has chosen for it, dated, known to every server. */
export type { SchoolSettings } from './school.ts';
export { lostSecrets } from './secrets/lost-secrets.ts';
export { schoolModule } from './module.ts';
