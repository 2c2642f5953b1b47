import type { ContactKind } from './rules/confirmed.ts';

/** What this module announces. */
export type IdentityNews =
  | { type: 'identity.contact_confirmed'; customerId: string; role: 'parent' | 'teacher' | 'manager'; contact: ContactKind }
  /** Sessions of colleagues inside families' accounts are over, however it came. */
  | { type: 'identity.support_ended'; sessionIds: string[]; at: string };
