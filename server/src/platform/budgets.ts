/** A guest is known by an address alone, and behind one address there may be a whole class. */
const guestsBehindOne = 10;
/** More keys than this are not kept: who fills them is counted anew, and the memory of the school is not theirs to fill. */
const mostKeys = 50_000;

interface Left {
  calls: number;
  at: number;
}

/**
 * How often one caller may call in a minute. Each key has a bucket of a minute's calls that fills again evenly, so whoever
 * stays below is never stopped, and a burst of a page that opens is none. Counted in each process by itself: the budget guards the
 * machine, and what must hold in the whole school (codes, passwords, SMS) is counted in the database.
 */
export function createBudgets({ perMinute, now = () => performance.now() }: { perMinute: number; now?: () => number }) {
  const buckets = new Map<string, Left>();

  /** Takes one call of `most` a minute; gives the seconds to wait where there is none left. */
  function take(key: string, most: number): number {
    const at = now();
    const known = buckets.get(key) ?? { calls: most, at };
    const calls = Math.min(most, known.calls + ((at - known.at) / 60_000) * most);
    if (calls < 1) return Math.ceil(((1 - calls) / most) * 60);
    if (!buckets.has(key) && buckets.size >= mostKeys) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(key, { calls: calls - 1, at });
    return 0;
  }

  return {
    ofSession: (sessionId: string): number => (perMinute === 0 ? 0 : take(sessionId, perMinute)),
    ofAddress: (address: string): number => (perMinute === 0 ? 0 : take(address, perMinute * guestsBehindOne)),
    /** Of one call with a budget of its own, for what its path names. */
    ofCall: (sessionId: string, path: string, most: number): number => (perMinute === 0 ? 0 : take(`${sessionId} ${path}`, most)),
  };
}

export type Budgets = ReturnType<typeof createBudgets>;
