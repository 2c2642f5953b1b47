/** The door of adults: other grown-ups of a family. */
export type { Adults } from './adults.ts';
export type { AdultsEvent } from './events.ts';
export { adultsModule } from './module.ts';
