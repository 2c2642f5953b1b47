/** The door of pages: what people read, as the staff of the school have written it. */
export { faultsOfOriginals } from './originals.ts';
export type { Pages } from './pages.ts';
export { pagesModule } from './module.ts';
