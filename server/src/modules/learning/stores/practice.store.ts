import { type Db, sql } from '#platform/db';

/** What a parent has chosen of a child's practice: rows to nouns. */
export function createPracticeStore(db: Db) {
  return {
    /** Minutes a day; undefined where nobody has chosen. */
    minutes: async (kidUid: string): Promise<number | undefined> =>
      (await db.one(sql<{ minutes: number }>`select minutes from learning_practice where kid_uid = ${kidUid}`))?.minutes,
    choose: ({ kidUid, familyId }: { kidUid: string; familyId: string }, minutes: number) =>
      db.run(sql`
        insert into learning_practice (kid_uid, family_id, minutes) values (${kidUid}, ${familyId}, ${minutes})
        on conflict (kid_uid) do update set minutes = excluded.minutes`),
  };
}

export type PracticeStore = ReturnType<typeof createPracticeStore>;
