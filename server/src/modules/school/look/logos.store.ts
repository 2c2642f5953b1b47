import { type Db, sql } from '#platform/db';

/** Pictures that were sent for a logo, until a setting names them. */
export const createLogoStore = (db: Db) => ({
  add: (file: string, at: Temporal.Instant) => db.run(sql`insert into school_logos (file, sent_at) values (${file}, ${at})`),
  /** Those sent before a moment, which are kept here no longer; with whether any value of the setting, past or to come, names them. */
  takeBefore: (moment: Temporal.Instant) =>
    db.all(sql<{ file: string; isNamed: boolean }>`
      delete from school_logos where sent_at < ${moment}
      returning file, exists (
        select 1 from school_settings where key = 'logo' and value = to_jsonb(file)
      ) as "isNamed"`),
});
