import type { Localised } from '../shapes.ts';
import type { AuditAct } from './limits.ts';

/** What the log of the staff keeps of a call (docs/rules/back-office.md#the-log). */
export interface LogEntry {
  act: AuditAct;
  familyId?: string | null;
  /** What it was done to; what has a name in each language is read in that of its reader. */
  subject?: { type: string; id: string; name?: string | Localised };
  reason: string;
  /** What changed, as it was and as it is: never a secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
