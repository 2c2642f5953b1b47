import type { Role, StaffRight } from '@school/contract/roles';
import type { Locale } from '@school/contract/shapes';

/** Who makes a call, as the session says; nothing in a body ever says who is calling (docs/rules/people.md#roles). */
export interface Principal {
  role: Exclude<Role, 'guest'>;
  accountId: string;
  sessionId: string;
  /** The family of a parent, kid or support session; the teacher's or manager's own id. */
  customerId: string;
  /** Set in a kid session: the only kid it may touch. */
  kidUid?: string;
  /** Set in a session that was opened by a code for one lesson: it lets into that room and nowhere else. */
  onlyRoom?: string;
  /** Of a manager: what it may do besides looking around. */
  rights?: readonly StaffRight[];
  /** Of support inside a family's account: it has said why it must change something, a moment ago. */
  mayChange?: boolean;
  locale: Locale;
}

/** A caller who is nobody yet, or somebody. */
export type Caller = Principal | { role: 'guest'; locale: Locale };
