import type { AdultRight } from '@school/contract/adult-rights';
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
  /**
   * Of an adult whom the parent has invited: who it is itself, and what it may do in the family. The parent who registered has none
   * (docs/rules/adults.md#rights).
   */
  adult?: { adultId: string; may: AdultRight };
  /** Of a manager: what it may do besides looking around. */
  rights?: readonly StaffRight[];
  /** Of support inside a family's account: it has said why it must change something, a moment ago. */
  mayChange?: boolean;
  locale: Locale;
}

/** Whose own things it is about, where a family has several grown-ups: their notices, devices, contacts, language. */
export const ownIdOf = ({ adult, customerId }: Pick<Principal, 'adult' | 'customerId'>): string => adult?.adultId ?? customerId;

/** A caller who is nobody yet, or somebody. */
export type Caller = Principal | { role: 'guest'; locale: Locale };
