import { type Db, sql } from '#platform/db';
import { type Eraser, idsOf, inEachText, mayName, takeNamesOut } from '#platform/erasure';
import type { Storage } from '#platform/files/storage';

import { packedEvents, unpackedEvents } from './replay-part.ts';

/** So many recordings are looked through between two questions to the database. */
const atOnce = 100;

/**
 * Faults are nobody's, and their words and addresses may name somebody all the same. Recordings of the family's own sessions go
 * whole; in those of guests and colleagues the names go out of the kept files. That is done before the commit, and may have been
 * done for nothing if it fails: then the next try finds them done.
 */
export const eraseFaults =
  ({ db, storage }: { db: Db; storage: Storage }): Eraser =>
  async (it) => {
    await takeNamesOut(db, it, {
      table: 'faults_groups',
      key: ['fault_id'],
      texts: ['kind', 'words', 'place', 'page'],
      json: ['stack'],
      where: mayName(it, sql`concat_ws(' ', kind, words, place, page, stack::text)`),
    });
    await takeNamesOut(db, it, {
      table: 'faults_moments',
      key: ['event_id'],
      texts: ['page', 'release'],
      where: mayName(it, sql`concat_ws(' ', page, release)`),
    });
    await takeNamesOut(db, it, { table: 'faults_traces', key: ['trace_id'], texts: ['page'], where: mayName(it, sql`page`) });
    for (const { name } of await db.all(
      sql<{ name: string }>`delete from faults_replays where customer_id = ${it.familyId} returning name`,
    ))
      await it.dropFile(name);
    let after = '';
    for (;;) {
      const parts = await db.all(sql<{ name: string }>`
        select name from faults_replays
        where name > ${after} and (customer_id is null or customer_id = ${idsOf(it.told)}) order by name limit ${atOnce}`);
      for (const { name } of parts) {
        after = name;
        const events = await unpackedEvents(await storage.get(name));
        if (events === undefined) continue;
        const before = JSON.stringify(events);
        const left = JSON.stringify(inEachText(events, it.without));
        if (left !== before) await storage.put(name, await packedEvents(left));
      }
      if (parts.length < atOnce) return;
    }
  };
