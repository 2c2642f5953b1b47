/** The door of support: colleagues inside the accounts of families. */
export { supportModule } from './module.ts';
export type { Support } from './support.ts';
