import type { Db } from '#platform/db';

import type { UnitKind } from '../rules/lot.ts';

export interface UnitWanted {
  familyId: string;
  kind: UnitKind;
  lessonId: string;
  kidUid: string;
  /** Start of the lesson: the unit must still live then (docs/design/money.md#invariants, I22). */
  startsAt: Temporal.Instant;
}

/** What came of it: `already` when this place in the lesson has its unit, held or spent. */
export type Reserved = 'held' | 'insufficient' | 'already';

/** Why the unit is spent: the lesson took place, or the kid did not come and the skip is debited. */
export type SpentAs = 'process' | 'nonAttendance';

/** `already` when it was spent before; `no_hold` when nothing was reserved for the lesson. */
export type Posted = 'posted' | 'already' | 'no_hold';

/** `nothing` when no unit is reserved: never was, or was given back before; `spent` when the lesson has used it. */
export type GivenBack = 'given_back' | 'nothing' | 'spent';

/** `expired` when the last day of the spent unit is over; `nothing` when none is spent. */
export type Returned = 'returned' | 'expired' | 'nothing';

/** Which holds of a lesson are meant: one kid's, or without a kid all of the family's. */
export interface Place {
  familyId: string;
  lessonId: string;
  kidUid?: string | undefined;
}

/**
 * A unit reserved for one kid's place in a lesson: held, then posted (spent) or voided (given back). Hot paths: each
 * is one function of the database, which locks the family and does the whole act (migration ledger_hot_path).
 */
export function createHolds(db: Pick<Db, 'named'>) {
  const act = async <Answer extends string>(name: string, text: string, values: unknown[]): Promise<Answer> => {
    const [row] = await db.named<{ answer: Answer }>(name, text, values);
    if (!row) throw new Error(`${name} did not answer`);
    return row.answer;
  };
  return {
    reserve: ({ familyId, kind, lessonId, kidUid, startsAt, holdId }: UnitWanted & { holdId: string }, now: Temporal.Instant) =>
      act<Reserved>('ledger.reserve', 'select ledger_reserve($1, $2, $3, $4, $5, $6, $7) as answer', [
        familyId,
        kind,
        lessonId,
        kidUid,
        startsAt,
        holdId,
        now,
      ]),
    post: ({ familyId, lessonId, kidUid, as }: Place & { as: SpentAs }, now: Temporal.Instant) =>
      act<Posted>('ledger.post', 'select ledger_post($1, $2, $3, $4, $5, $6) as answer', [
        familyId,
        lessonId,
        kidUid ?? null,
        as,
        JSON.stringify({ lessonId, as }),
        now,
      ]),
    giveBack: ({ familyId, lessonId, kidUid }: Place, now: Temporal.Instant) =>
      act<GivenBack>('ledger.give-back', 'select ledger_give_back($1, $2, $3, $4) as answer', [familyId, lessonId, kidUid ?? null, now]),
    /** Lessons for which a unit has been reserved since then and is reserved still. */
    async heldSince(familyId: string, kind: UnitKind, since: Temporal.Instant): Promise<string[]> {
      const rows = await db.named<{ id: string }>('ledger.held-since', heldSince, [familyId, kind, since]);
      return rows.map(({ id }) => id);
    },
    /** Takes back that a unit was spent. */
    return: ({ familyId, lessonId, kidUid }: Place, now: Temporal.Instant) =>
      act<Returned>('ledger.return', 'select ledger_return($1, $2, $3, $4) as answer', [familyId, lessonId, kidUid, now]),
  };
}

const heldSince = `
  select distinct lesson_id as id from ledger_holds where family_id = $1 and kind = $2 and state = 'held' and created_at >= $3`;

export type Holds = ReturnType<typeof createHolds>;
