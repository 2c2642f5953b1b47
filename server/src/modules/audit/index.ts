/** The door of the audit log: what the staff did, to whom, and why. */
import type { Audit } from './audit.ts';

export { createAudit, type Audit, type Recorded } from './audit.ts';
export { auditHttp } from './audit.http.ts';
export { auditInvariants, verifyAudit } from './invariants.store.ts';
export { eraseInAudit } from './erase-names.store.ts';

declare module '#platform/module' {
  interface Doors {
    audit: Audit;
  }
}
