import { type Db, sql } from '#platform/db';

import type { DayLine, Line } from './rules/lines.ts';

/** Lines of days that are over. */
export const createDayStore = (db: Db) => {
  const put = async (lines: readonly DayLine[]) => {
    // A few thousand at a time: each goes as one value.
    for (let at = 0; at < lines.length; at += 5000)
      await db.run(sql`
        insert into finance_days (date, part, currency, name, units, amount)
        select date, part, currency, name, units, amount from jsonb_to_recordset(${JSON.stringify(lines.slice(at, at + 5000))}::jsonb)
          as it (date date, part text, currency text, name text, units bigint, amount bigint)`);
  };
  return {
    /** The last day whose lines stand. */
    counted: async (): Promise<string | undefined> =>
      (await db.one(sql<{ until: string }>`select until::text from finance_counted`))?.until,
    /** Adds lines of days, and says that all days until this one stand. In the caller's transaction. */
    async add(lines: readonly DayLine[], until: string): Promise<void> {
      await put(lines);
      await db.run(sql`
        insert into finance_counted (until) values (${until}) on conflict (only_one) do update set until = excluded.until`);
    },
    /** The lines of days, both included, in one order whatever the order of writing. */
    lines: (from: string, to: string) =>
      db.all(sql<DayLine>`
        select date::text, part, currency, name, units, amount from finance_days where date between ${from} and ${to}
        order by date, part collate "C", currency collate "C", name collate "C"`),
    /** Writes the lines of days anew. In the caller's transaction. */
    async replace(from: string, to: string, lines: readonly DayLine[]): Promise<void> {
      await db.run(sql`delete from finance_days where date between ${from} and ${to}`);
      await put(lines);
    },
    /** What days come to, both included; without a first one, all that came before. */
    sums: (from: string | null, to: string) =>
      db.all(sql<Line>`
        select part, currency, name, sum(units)::bigint as units, sum(amount)::bigint as amount from finance_days
        where date <= ${to} and (${from}::date is null or date >= ${from}) group by 1, 2, 3`),
  };
};
