import type { outsideOf } from '@school/contract/lesson-room/outside-calls';

import { type Db, sql } from '#platform/db';

export type OutsideOf = (typeof outsideOf)[number];

export type OutsideStore = ReturnType<typeof createOutsideStore>;

/** Addresses of meetings elsewhere. */
export function createOutsideStore(db: Db) {
  return {
    of: async (ids: readonly string[]) => {
      const rows = await db.all(sql<{ of: OutsideOf; url: string }>`
        select of_what as of, url from lesson_room_outside where of_id = any(${[...ids]}::uuid[])`);
      return new Map(rows.map(({ of, url }) => [of, url]));
    },
    set: (of: OutsideOf, id: string, url: string, at: Temporal.Instant) =>
      db.run(sql`
        insert into lesson_room_outside (of_what, of_id, url, set_at) values (${of}, ${id}, ${url}, ${at})
        on conflict (of_what, of_id) do update set url = excluded.url, set_at = excluded.set_at`),
    drop: (of: OutsideOf, id: string) => db.run(sql`delete from lesson_room_outside where of_what = ${of} and of_id = ${id}`),
  };
}
