import { type Db, sql } from '#platform/db';

import { lessonColumns, lessonsWithProcess } from './lessons.store.ts';
import type { Lesson } from '../rules/lesson.ts';

/** Trials that wait for what the teacher forgot. */
export const createForgottenTrials = (db: Db) => ({
  /** Over, and nobody has said whether it took place; or conducted without a report. The oldest first. */
  all: (now: Temporal.Instant) =>
    db.all(sql<Lesson>`
      select ${lessonColumns} from ${lessonsWithProcess}
      where l.kind = 'trial' and upper(l.during) <= ${now} and (
        l.status in ('scheduled', 'inProgress')
        or (l.status = 'conducted' and not exists (select from scheduling_trial_reports r where r.lesson_id = l.lesson_id)))
      order by lower(l.during), l.lesson_id limit 500`),
});

export type ForgottenTrials = ReturnType<typeof createForgottenTrials>;
