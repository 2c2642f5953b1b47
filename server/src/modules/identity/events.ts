import type { EventsOf } from '#platform/events';

import type { ContactKind } from './rules/confirmed.ts';

/** The events of this module. */
export type IdentityEvent =
  | { type: 'identity.contact_confirmed'; customerId: string; role: 'parent' | 'teacher' | 'manager'; contact: ContactKind }
  /** By a link of the terminal: a school got its first owner, or one who had lost the way in is let in again. */
  | { type: 'identity.setup_moved'; accountId: string; name: string; what: 'owner_made' | 'recovery_begun' | 'recovered' }
  /** A change of owners that was asked two days ago has come. */
  | { type: 'identity.owner_changed'; accountId: string; name: string; becomes: boolean }
  /** Sessions of colleagues inside families' accounts are over, however it came. */
  | { type: 'identity.support_ended'; sessionIds: string[]; at: string };

declare module '#platform/events' {
  interface Events extends EventsOf<IdentityEvent> {}
}
