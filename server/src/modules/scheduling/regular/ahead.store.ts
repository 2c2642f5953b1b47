import { type Db, sql } from '#platform/db';

import { lessonColumns, lessonsWithProcess } from '../lessons.store.ts';
import type { Lesson } from '../rules/lesson.ts';

/** A lesson that has not begun, and its first start, before it was moved. */
export interface Ahead extends Lesson {
  firstAt: Temporal.Instant;
}

/** A row of a schedule, whatever became of it. */
export interface SpokenFor {
  startsAt: Temporal.Instant;
  firstAt: Temporal.Instant;
  status: Lesson['status'];
  /** A given pause has called it off. */
  byPause: boolean;
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

    /** All rows of a schedule that begin in [from, to). */
    spokenFor: (seriesId: string, pauseId: string, from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<SpokenFor>`
        select lower(l.during) as "startsAt", ${firstAt} as "firstAt", l.status,
          exists (select from scheduling_paused_lessons o where o.pause_id = ${pauseId} and o.lesson_id = l.lesson_id) as "byPause"
        from scheduling_lessons l
        where l.series_id = ${seriesId} and lower(l.during) >= ${from} and lower(l.during) < ${to} order by lower(l.during)`),
  };
}
