import type { AdultAct } from '@school/contract/adults/acts';

import { type Db, sql } from '#platform/db';

/** What an adult has done for its family. */
export interface Done {
  name: string;
  act: AdultAct;
  eventId: string | null;
  at: Temporal.Instant;
}

export const createDone = (db: Db) => ({
  add: ({ familyId, adultId, ...it }: Done & { familyId: string; adultId: string }) =>
    db.run(sql`
      insert into adults_done (family_id, adult_id, name, act, lesson_id, at)
      values (${familyId}, ${adultId}, ${it.name}, ${it.act}, ${it.eventId}, ${it.at})`),
  /** The newest first. */
  of: (familyId: string, most: number) =>
    db.all(sql<Done>`
      select name, act, lesson_id as "eventId", at from adults_done where family_id = ${familyId} order by at desc, done_id desc limit ${most}`),
  removeBefore: (before: Temporal.Instant) => db.run(sql`delete from adults_done where at < ${before}`),
});

export type DoneStore = ReturnType<typeof createDone>;
