import type { UnitKind } from './unit-kind.ts';

import type { MessageText } from './message-text.ts';

interface ToParent {
  parent: string;
  /** The school's address without a slash at the end. */
  address: string;
  /** When lessons could be: of a teacher, or of groups, which each time names itself. Moments with the zone named. */
  offered: ReadonlyArray<{ kid: string; with: { course: string; teacher: string } | null; times: readonly string[] }>;
}

/** Messages about lessons that come to their end. */
export interface BalanceTexts {
  /** So many are left, none at all, or so many of them free. */
  balanceEnding(facts: ToParent & { kind: UnitKind; left: number; free: number }): MessageText;
  /** Lots that end, the first to end first; those of a subscription cannot be exchanged. */
  unitsExpire(
    facts: ToParent & { mayExchange: boolean; lots: ReadonlyArray<{ kind: UnitKind; units: number; until: string; days: number }> },
  ): MessageText;
}
