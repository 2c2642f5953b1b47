/** The door of the catalogue: what the school sells and for how much. */
export { createCatalogue, type Catalogue } from './catalogue.ts';
