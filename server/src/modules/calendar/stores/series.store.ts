import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import type { WeeklyDay } from '../rules/regular-schedule.ts';

/** A weekly schedule as it was requested. */
export interface SeriesRecord {
  seriesId: string;
  processId: string;
  familyId: string;
  kidUid: string;
  teacherId: string;
  minutes: number;
  createdAt: Temporal.Instant;
  status: 'held' | 'active';
  holdUntil: Temporal.Instant | null;
  materialisedUntil: string;
  zone: string;
  days: WeeklyDay[];
  /** Days without lessons, the last not included: pauses that nobody has ended. */
  pauses: Array<{ from: string; until: string }>;
}

export type Series = ReturnType<typeof createSeries>;

const select = sql`
  select s.series_id as "seriesId", s.process_id as "processId", s.family_id as "familyId", s.kid_uid as "kidUid",
    s.teacher_id as "teacherId", s.minutes, s.created_at as "createdAt", s.status, s.hold_until as "holdUntil", s.materialised_until as "materialisedUntil",
    min(d.zone) as zone, json_agg(json_build_object('weekday', d.weekday, 'startMinute', d.start_minute) order by d.weekday) as days,
    (select coalesce(json_agg(json_build_object('from', b.from_day, 'until', b.until_day) order by b.from_day), '[]')
     from scheduling_pauses b where b.series_id = s.series_id and b.ended_at is null) as pauses
  from scheduling_series s join scheduling_series_days d using (series_id)`;

export function createSeries(db: Db) {
  async function setDays(seriesId: string, zone: string, days: readonly WeeklyDay[]): Promise<void> {
    await db.run(sql`
      insert into scheduling_series_days (series_id, kind, slot_no, weekday, start_minute, zone)
      select ${seriesId}, 'individual', d.slot_no, d.weekday, d.start_minute, ${zone}
      from unnest(${days.map(({ weekday }) => weekday)}::int[], ${days.map(({ startMinute }) => startMinute)}::int[])
        with ordinality as d(weekday, start_minute, slot_no)`);
  }

  return {
    /** Keeps a schedule. False when the process has one already, or the family another unpaid one. */
    async add(it: Omit<SeriesRecord, 'status' | 'seriesId' | 'pauses' | 'createdAt'>, now: Temporal.Instant): Promise<string | undefined> {
      const row = await db.one(sql<{ id: string }>`
        insert into scheduling_series (series_id, process_id, family_id, kid_uid, teacher_id, kind, minutes, status, hold_until,
          materialised_until, created_at)
        values (${newId()}, ${it.processId}, ${it.familyId}, ${it.kidUid}, ${it.teacherId}, 'individual', ${it.minutes},
          ${it.holdUntil ? 'held' : 'active'}, ${it.holdUntil}, ${it.materialisedUntil}::date, ${now})
        on conflict do nothing returning series_id as id`);
      if (!row) return undefined;
      await setDays(row.id, it.zone, it.days);
      return row.id;
    },

    /** The living schedule of a process: active, or held and not run out. */
    ofProcess: (processId: string, now: Temporal.Instant) =>
      db.one(sql<SeriesRecord>`
        ${select} where s.process_id = ${processId} and s.kind = 'individual' and s.status in ('held', 'active')
          and (s.hold_until is null or s.hold_until > ${now}) group by s.series_id`),

    /** Gives a living schedule another teacher, at its own times. */
    handOver: (seriesId: string, teacherId: string) =>
      db.run(sql`
        update scheduling_series set teacher_id = ${teacherId} where series_id = ${seriesId} and status in ('held', 'active')`),

    /** Gives a schedule other weekly times, and perhaps another teacher. */
    async change(
      seriesId: string,
      { teacherId, minutes, zone, days }: Pick<SeriesRecord, 'teacherId' | 'minutes' | 'zone'> & { days: readonly WeeklyDay[] },
    ): Promise<void> {
      await db.run(sql`update scheduling_series set teacher_id = ${teacherId}, minutes = ${minutes} where series_id = ${seriesId}`);
      await db.run(sql`delete from scheduling_series_days where series_id = ${seriesId}`);
      await setDays(seriesId, zone, days);
    },

    /** Holds a schedule longer, once in its life; false when it was before. */
    keepLonger: async (seriesId: string, until: Temporal.Instant, now: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update scheduling_series set hold_until = ${until}, kept_longer_at = ${now}
        where series_id = ${seriesId} and status = 'held' and kept_longer_at is null`)) === 1,

    /** The unpaid schedule of a family, whether its time has run out or not. */
    heldOf: (familyId: string) =>
      db.one(sql<SeriesRecord>`${select} where s.family_id = ${familyId} and s.status = 'held' group by s.series_id`),

    /** Unpaid schedules whose time has run out. */
    dead: (now: Temporal.Instant) =>
      db.all(sql<SeriesRecord>`${select} where s.status = 'held' and s.hold_until <= ${now} group by s.series_id order by s.series_id`),

    /** Schedules whose lessons do not reach the horizon yet. */
    behind: (until: Temporal.PlainDate) =>
      db.all(sql<SeriesRecord>`
        ${select} where s.kind = 'individual' and s.status in ('held', 'active') and s.materialised_until < ${until}::date group by s.series_id order by s.series_id`),

    async setMaterialised(seriesIds: readonly string[], until: Temporal.PlainDate): Promise<void> {
      await db.run(sql`update scheduling_series set materialised_until = ${until}::date where series_id = any(${[...seriesIds]}::uuid[])`);
    },

    /** From held to active, if it still is held; the deadline is judged by the caller under the lock. */
    activate: async (seriesId: string): Promise<boolean> =>
      (await db.run(
        sql`update scheduling_series set status = 'active', hold_until = null where series_id = ${seriesId} and status = 'held'`,
      )) === 1,

    /** Ends a schedule; false when it had ended. */
    end: async (seriesId: string): Promise<boolean> =>
      (await db.run(
        sql`update scheduling_series set status = 'ended', hold_until = null where series_id = ${seriesId} and status <> 'ended'`,
      )) === 1,
  };
}
