/** The door of playbooks: kinds of tasks, generators, and the kids' attempts. */
export { checkPlaybooks, type ContentReport } from './check-playbooks.ts';
export type { PlaybookStanding } from './attempts.store.ts';
export { createPlaybooks, type Playbooks } from './playbooks.ts';
export { playbooksHttp } from './playbooks.http.ts';
export type { PlaybooksNews } from './tools.ts';
