import { type Db, sql } from '#platform/db';

type Kind = 'gold' | 'silver';

/** What a family was last told of its balance. */
export const createBalanceLevels = (db: Db) => ({
  /** The levels a family is at, as far as it is known. */
  async of(familyId: string): Promise<Record<Kind, number>> {
    const rows = await db.all(sql<{ kind: Kind; level: number }>`
      select kind, level from notifications_balance_levels where family_id = ${familyId}`);
    const level = (kind: Kind) => rows.find((row) => row.kind === kind)?.level ?? 0;
    return { gold: level('gold'), silver: level('silver') };
  },
  /** The level it was at, 3 for more than two lessons; held until the transaction ends. */
  async locked(familyId: string, kind: Kind): Promise<{ level: number; told: number }> {
    // Nothing is changed: that is how a row that may not be there yet is locked and read at once.
    const row = await db.one(sql<{ level: number; told: number }>`
      insert into notifications_balance_levels as known (family_id, kind) values (${familyId}, ${kind})
      on conflict (family_id, kind) do update set level = known.level returning level, told`);
    return row ?? { level: 0, told: 0 };
  },
  async set(familyId: string, kind: Kind, { level, told }: { level: number; told: number }): Promise<void> {
    await db.run(sql`
      update notifications_balance_levels set level = ${level}, told = ${told} where family_id = ${familyId} and kind = ${kind}`);
  },
});

export type BalanceLevels = ReturnType<typeof createBalanceLevels>;
