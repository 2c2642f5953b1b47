import { type Db, sql } from '#platform/db';

/** Rows of who looked at which families on which day of the school's zone (`2026-11-24`). */
export const createReads = (db: Db) => ({
  /**
   * Notes that a colleague saw these families, in the caller's transaction: how many of them were new that day, and how
   * many there are with them. Nothing new, undefined. The row of the day is locked, so each number comes once.
   */
  note: (accountId: string, day: string, familyIds: readonly string[]) =>
    db.one(sql<{ added: number; families: number }>`
      with added as (
        insert into back_office_family_reads (account_id, day, family_id)
        select distinct ${accountId}::uuid, ${day}::date, id from unnest(${[...familyIds]}::uuid[]) id order by id
        on conflict do nothing returning family_id
      ), counted as (select count(*)::int as added from added)
      insert into back_office_read_days as d (account_id, day, families)
      select ${accountId}, ${day}::date, added from counted where added > 0
      on conflict (account_id, day) do update set families = d.families + excluded.families
      returning (select added from counted) as added, families`),

  /** How many families a colleague has seen on a day, and whether this one was among them. */
  async ofDay(accountId: string, day: string, familyId: string): Promise<{ families: number; known: boolean }> {
    const row = await db.one(sql<{ families: number; known: boolean }>`
      select coalesce((select families from back_office_read_days where account_id = ${accountId} and day = ${day}::date), 0) as families,
        exists (select from back_office_family_reads
          where account_id = ${accountId} and day = ${day}::date and family_id = ${familyId}) as known`);
    return row ?? { families: 0, known: false };
  },

  /** How many a day is asked of yesterday and today; which families, by the families themselves, for so many days more. */
  async removeBefore(day: string, keptDays: number): Promise<void> {
    await db.run(sql`delete from back_office_family_reads where day < ${day}::date - ${keptDays}::int`);
    await db.run(sql`delete from back_office_read_days where day < ${day}::date`);
  },
});
