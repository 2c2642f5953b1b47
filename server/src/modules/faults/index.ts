/** The door of faults. */
export { eraseFaults } from './erase-kid.store.ts';
export { createFaults, type Faults } from './faults.ts';
export { faultsHttp } from './faults.http.ts';
export { serveEnvelopes } from './serve-envelopes.ts';
