/** The door of support: colleagues inside the accounts of families. */
export { createSupport, type Support } from './support.ts';
export { supportHttp } from './support.http.ts';
export { eraseVisits } from './erase-kid.store.ts';
export { exportVisits } from './export-family.store.ts';
