/** The door of the back office. */
export type { Office } from './office.ts';
