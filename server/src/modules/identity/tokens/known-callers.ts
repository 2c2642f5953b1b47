import type { Identified } from '#platform/http';

/** What was found about a credential: its session, who that is, and until when we may believe it without asking. */
interface Known {
  sessionId: string;
  identified: Identified;
  /** By the school's clock: the session, or the bearer that names it, ends. */
  endsAt: number;
  /** By the machine's clock: the session is asked for again. */
  askAgainAt: number;
}

const mostKnown = 5_000;

/** Credentials looked up a moment ago: at most 5,000, each for two seconds. */
export function createKnownCallers() {
  const known = new Map<string, Known>();
  let endings = 0;
  return {
    get: (credential: string) => known.get(credential),
    put(credential: string, it: Known) {
      known.delete(credential);
      if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '');
      known.set(credential, it);
    },
    /** Counts what was forgotten, so that a look that began before is not believed after. */
    get endings() {
      return endings;
    },
    forget(sessionId: string) {
      endings++;
      for (const [credential, it] of known) if (it.sessionId === sessionId) known.delete(credential);
    },
    forgetAccount(accountId: string) {
      endings++;
      for (const [credential, { identified }] of known) {
        if (identified.caller.role !== 'guest' && identified.caller.accountId === accountId) known.delete(credential);
      }
    },
    forgetCustomer(customerId: string) {
      endings++;
      for (const [credential, { identified }] of known) {
        const { caller } = identified;
        if (caller.role !== 'guest' && (caller.customerId === customerId || caller.adult?.adultId === customerId)) known.delete(credential);
      }
    },
  };
}

export type KnownCallers = ReturnType<typeof createKnownCallers>;
