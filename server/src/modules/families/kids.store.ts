import { type Db, sql } from '#platform/db';

import type { KidRecord } from './rules/kid.ts';

interface KidRow {
  kidUid: string;
  familyId: string;
  name: string;
  surname: string;
  year: number;
  month: number;
  languages: KidRecord['languages'];
  avatar: string | null;
}

export interface KeptKid extends KidRecord {
  avatar: string | null;
}

const kid = sql`kid_uid as "kidUid", family_id as "familyId", first_name::text as name, last_name as surname,
  birth_year as year, birth_month as month, languages, avatar`;

const toKid = ({ year, month, ...row }: KidRow): KeptKid => ({ ...row, birth: { year, month } });

/** Kids: rows to nouns. */
export function createKidStore(db: Db) {
  return {
    /** False when the family has a kid of this name already, in whatever case it is written. */
    async add({ kidUid, familyId, name, surname, birth, languages }: KidRecord, at: Temporal.Instant): Promise<boolean> {
      const added = await db.run(sql`
        insert into families_kids (kid_uid, family_id, first_name, last_name, birth_year, birth_month, languages, created_at)
        values (${kidUid}, ${familyId}, ${name}, ${surname}, ${birth.year}, ${birth.month}, ${languages}, ${at})
        on conflict (family_id, first_name) do nothing`);
      return added === 1;
    },
    change: ({ kidUid, familyId, name, surname, birth, languages }: KidRecord) =>
      db.run(sql`
        update families_kids set first_name = ${name}, last_name = ${surname}, birth_year = ${birth.year}, birth_month = ${birth.month},
          languages = ${languages}
        where kid_uid = ${kidUid} and family_id = ${familyId}`),
    ofFamily: async (familyId: string, kidUid: string): Promise<KeptKid | undefined> => {
      const row = await db.one(sql<KidRow>`select ${kid} from families_kids where kid_uid = ${kidUid} and family_id = ${familyId}`);
      return row && toKid(row);
    },
    allOfFamilies: async (familyIds: readonly string[]): Promise<KeptKid[]> =>
      (await db.all(sql<KidRow>`select ${kid} from families_kids where family_id = any(${familyIds}) order by created_at, kid_uid`)).map(
        toKid,
      ),
    many: async (kidUids: readonly string[]): Promise<KeptKid[]> =>
      (await db.all(sql<KidRow>`select ${kid} from families_kids where kid_uid = any(${kidUids})`)).map(toKid),
  };
}

export type KidStore = ReturnType<typeof createKidStore>;
