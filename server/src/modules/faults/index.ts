/** The door of faults. */
export { createFaults, type Faults } from './faults.ts';
export { faultsHttp } from './faults.http.ts';
export { serveEnvelopes } from './serve-envelopes.ts';
