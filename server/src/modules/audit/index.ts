/** The door of the audit log: what the staff did, to whom, and why. */
export type { Audit, Recorded } from './audit.ts';
export { logCalls } from './log-calls.ts';
export { auditInvariants, verifyAudit } from './invariants.store.ts';
export { eraseInAudit } from './erase-names.store.ts';
