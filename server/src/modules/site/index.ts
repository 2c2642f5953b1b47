/** The door of the site: what people see who are not signed in. */
export type { Door } from './module.ts';
