import { type Db, sql } from '#platform/db';

import { lessonColumns, lessonsWithProcess } from './lessons.store.ts';
import type { Lesson } from '../rules/lesson.ts';
import type { PausedRow } from '../rules/regular-schedule.ts';

/** A lesson that has not begun, and its first start, before it was moved. */
export interface Ahead extends Lesson {
  firstAt: Temporal.Instant;
}

export type AheadLessons = ReturnType<typeof createAhead>;

const firstAt = sql`coalesce((select lower(r.during) from scheduling_lessons r where r.lesson_id = l.root_id), lower(l.during))`;
const columns = sql`${lessonColumns}, ${firstAt} as "firstAt"`;
const isAhead = (now: Temporal.Instant) => sql`l.kind = 'individual' and l.status in ('held', 'scheduled') and lower(l.during) > ${now}`;

/** Lessons of a schedule or a process that lie ahead, in order of time. */
export function createAhead(db: Db) {
  return {
    ofSeries: (seriesId: string, now: Temporal.Instant) =>
      db.all(sql<Ahead>`
        select ${columns} from ${lessonsWithProcess} where l.series_id = ${seriesId} and ${isAhead(now)} order by lower(l.during)`),

    /** Single ones too. */
    ofProcess: (processId: string, now: Temporal.Instant) =>
      db.all(sql<Ahead>`
        select ${columns} from ${lessonsWithProcess} where l.process_id = ${processId} and ${isAhead(now)} order by lower(l.during)`),

    /** What became of a schedule's starts in [from, to): the latest row of each says it. */
    fates: (seriesId: string, from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<PausedRow>`
        select distinct on (l.during) lower(l.during) as "startsAt", ${firstAt} as "firstAt",
          case
            when exists (select from scheduling_paused_lessons o where o.lesson_id = l.lesson_id) then 'paused'
            when l.status = 'expired' then 'open'
            when l.status = 'transferred' and not exists (select from scheduling_lessons n where n.moved_from = l.lesson_id) then 'open'
            else 'spokenFor' end as fate
        from scheduling_lessons l
        where l.series_id = ${seriesId} and lower(l.during) >= ${from} and lower(l.during) < ${to}
        order by l.during, l.created_at desc, l.lesson_id desc`),
  };
}
