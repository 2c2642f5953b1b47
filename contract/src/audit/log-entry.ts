import type { AuditAct } from './limits.ts';

/** What the log of the staff keeps of a call (docs/rules/back-office.md#the-log). */
export interface LogEntry {
  act: AuditAct;
  familyId?: string | null;
  /** What it was done to. */
  subject?: { type: string; id: string; name?: string };
  reason: string;
  /** What changed, as it was and as it is: never a secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
