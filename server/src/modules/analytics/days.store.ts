import { type Db, sql } from '#platform/db';
import { schoolZone } from '@school/contract/school/zone';

/** What is counted: page views in all and those of guests; by event, page, site one came from, kind of screen. */
export type Counted = 'all' | 'guests' | 'event' | 'page' | 'from' | 'screen';

export interface CountedLine {
  name: string;
  times: number;
  visits: number;
}

const zone = () => sql.lit(schoolZone());
const dayOf = () => sql`(received_at at time zone ${zone()})::date`;
/** Midnight of a day of the school. */
const midnight = (date: string) => sql`(${date}::date::timestamp at time zone ${zone()})`;
const isView = sql`event_name = 'chip_page_view'`;

/** The lines of the days between two moments, out of the events themselves. */
const linesOfEvents = (from: ReturnType<typeof midnight>, until: ReturnType<typeof midnight>) => sql`
  select ${dayOf()} as date, it.kind, it.name, count(*)::int as times, count(distinct visit_id)::int as visits
  from analytics_events cross join lateral (values
    ('event', event_name),
    ('all', case when ${isView} then '' end),
    ('guests', case when ${isView} and role = 'guest' then '' end),
    ('page', case when ${isView} then page end),
    ('from', case when ${isView} then came_from end),
    ('screen', case when ${isView} then screen end)) as it (kind, name)
  where received_at >= ${from} and received_at < ${until} and it.name is not null
  group by 1, 2, 3`;

/** Days that are over, counted once; the one that is not yet is counted when somebody asks. */
export function createDayStore(db: Db) {
  /** The first day that has not been counted; undefined when nothing was ever sent. */
  const firstUncounted = async (): Promise<string | undefined> =>
    (
      await db.one(sql<{ date: string | null }>`
        select coalesce((select max(date) + 1 from analytics_days), (select min(received_at) at time zone ${zone()} from analytics_events)::date)::text
          as date`)
    )?.date ?? undefined;
  return {
    /** Counts all days before this one, each once and in one transaction; false when nothing was ever sent. */
    async countUntil(today: string): Promise<boolean> {
      const first = await firstUncounted();
      if (first === undefined) return false;
      for (let date = Temporal.PlainDate.from(first); Temporal.PlainDate.compare(date, today) < 0; date = date.add({ days: 1 })) {
        await db.inTransaction(async () => {
          await db.allowLonger(120);
          await db.run(sql`
            insert into analytics_days (date, kind, name, times, visits)
            select date, kind, name, times, visits from
              (${linesOfEvents(midnight(date.toString()), midnight(date.add({ days: 1 }).toString()))}) as counted
            union all select ${date.toString()}::date, 'all', '', 0, 0
              where not exists (select from analytics_events where ${isView}
                and received_at >= ${midnight(date.toString())} and received_at < ${midnight(date.add({ days: 1 }).toString())})
            on conflict (date, kind, name) do nothing`);
        });
      }
      return true;
    },
    /** A kind of lines over days, both included; the greatest first. */
    lines: (kind: Counted, { from, to }: { from: string; to: string }, most: number): Promise<CountedLine[]> =>
      db.all(sql<CountedLine>`
        with counted as (select coalesce(max(date) + 1, ${from}::date) as until from analytics_days)
        select name, sum(times)::int as times, sum(visits)::int as visits from (
          select name, times, visits from analytics_days where kind = ${kind} and date between ${from} and ${to}
          union all
          select name, times, visits from (${linesOfEvents(
            sql`(greatest(${from}::date, (select until from counted))::timestamp at time zone ${zone()})`,
            sql`((${to}::date + 1)::timestamp at time zone ${zone()})`,
          )}) as live where kind = ${kind}) as both_kinds
        group by name order by 2 desc, 1 limit ${most}`),
    /** Page views day by day, those without any left out. */
    days: ({ from, to }: { from: string; to: string }) =>
      db.all(sql<{ date: string; times: number; visits: number }>`
        with counted as (select coalesce(max(date) + 1, ${from}::date) as until from analytics_days)
        select date::text, times, visits from analytics_days where kind = 'all' and date between ${from} and ${to}
        union all
        select date::text, times, visits from (${linesOfEvents(
          sql`(greatest(${from}::date, (select until from counted))::timestamp at time zone ${zone()})`,
          sql`((${to}::date + 1)::timestamp at time zone ${zone()})`,
        )}) as live where kind = 'all' order by 1`),
    removeBefore: (date: string) => db.run(sql`delete from analytics_days where date < ${date}`),
  };
}
