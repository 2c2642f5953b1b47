import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

import type { DaysOff } from '../rules/regular-schedule.ts';

/** A pause that is under way or to come. */
export interface Pause extends DaysOff {
  pauseId: string;
}

export type Pauses = ReturnType<typeof createPauses>;

/** Stretches of days in which a weekly schedule has no lessons, and the lessons they called off. */
export function createPauses(db: Db) {
  return {
    async add(seriesId: string, { from, until, reason }: DaysOff & { reason: string }, now: Temporal.Instant): Promise<string> {
      const pauseId = newId();
      await db.run(sql`
        insert into scheduling_pauses (pause_id, series_id, from_day, until_day, reason, asked_at)
        values (${pauseId}, ${seriesId}, ${from}::date, ${until}::date, ${reason}, ${now})`);
      return pauseId;
    },

    /** Remembers which lessons a pause has called off: they come back with an early return. */
    keepCalledOff: (pauseId: string, lessonIds: readonly string[]) =>
      db.run(sql`
        insert into scheduling_paused_lessons (pause_id, lesson_id) select ${pauseId}, id from unnest(${[...lessonIds]}::uuid[]) id`),

    /** Every pause of a schedule, each until the day it really ended in this zone. */
    ofSeries: (seriesId: string, zone: string) =>
      db.all(sql<DaysOff>`
        select from_day as from,
          greatest(from_day, least(until_day, coalesce((ended_at at time zone ${zone})::date, until_day))) as until
        from scheduling_pauses where series_id = ${seriesId} order by from_day`),

    /** Days on which pauses of a process began that had a day at all, in all schedules it has had. */
    async begunIn(processId: string, zone: string): Promise<string[]> {
      const rows = await db.all(sql<{ from: string }>`
        select p.from_day as from from scheduling_pauses p join scheduling_series s using (series_id)
        where s.process_id = ${processId} and (p.ended_at is null or p.from_day < (p.ended_at at time zone ${zone})::date) order by p.from_day`);
      return rows.map(({ from }) => from);
    },

    /** The pause that is not over on a day. */
    current: (seriesId: string, today: Temporal.PlainDate) =>
      db.one(sql<Pause>`
        select pause_id as "pauseId", from_day as from, until_day as until from scheduling_pauses
        where series_id = ${seriesId} and ended_at is null and until_day > ${today}::date order by from_day limit 1`),

    /** Ends whatever pauses are not over yet. */
    end: (seriesId: string, now: Temporal.Instant) =>
      db.run(sql`update scheduling_pauses set ended_at = ${now} where series_id = ${seriesId} and ended_at is null`),
  };
}
