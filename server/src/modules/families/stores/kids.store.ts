import { type Db, idsOf, sql } from '#platform/db';

import type { KidRecord } from '../rules/kid.ts';

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
    // Whose data were erased is nobody's kid any more; only `many` still knows the empty place.
    /** False when the family has a kid of this name already, in whatever case it is written. */
    async add({ kidUid, familyId, name, surname, birth, languages }: KidRecord, at: Temporal.Instant): Promise<boolean> {
      const added = await db.run(sql`
        insert into families_kids (kid_uid, family_id, first_name, last_name, birth_year, birth_month, languages, created_at)
        values (${kidUid}, ${familyId}, ${name}, ${surname}, ${birth.year}, ${birth.month}, ${languages}, ${at})
        on conflict (family_id, first_name) where erased_at is null do nothing`);
      return added === 1;
    },
    /** False when the family has another kid of this name, also when it got it a moment ago; the transaction is broken then. */
    async tryChange({ kidUid, familyId, name, surname, birth, languages }: KidRecord): Promise<boolean> {
      try {
        await db.run(sql`
          update families_kids set first_name = ${name}, last_name = ${surname}, birth_year = ${birth.year}, birth_month = ${birth.month},
            languages = ${languages}
          where kid_uid = ${kidUid} and family_id = ${familyId}`);
        return true;
      } catch (fault) {
        if ((fault as { code?: string }).code === '23505') return false;
        throw fault;
      }
    },
    /** Answers with the face before, undefined when there is no such kid; of two at once each knows the one it took the place of. */
    setAvatar: async (familyId: string, kidUid: string, avatar: string | null): Promise<string | null | undefined> =>
      (
        await db.one(sql<{ before: string | null }>`
          update families_kids k set avatar = ${avatar}
          from (select kid_uid, avatar from families_kids where kid_uid = ${kidUid} and family_id = ${familyId} and erased_at is null for update) old
          where k.kid_uid = old.kid_uid returning old.avatar as before`)
      )?.before,
    ofFamily: async (familyId: string, kidUid: string): Promise<KeptKid | undefined> => {
      const row = await db.one(
        sql<KidRow>`select ${kid} from families_kids where kid_uid = ${kidUid} and family_id = ${familyId} and erased_at is null`,
      );
      return row && toKid(row);
    },
    allOfFamilies: async (familyIds: readonly string[]): Promise<KeptKid[]> =>
      (
        await db.all(
          sql<KidRow>`select ${kid} from families_kids where family_id = any(${idsOf(familyIds)}) and erased_at is null order by created_at, kid_uid`,
        )
      ).map(toKid),
    many: async (kidUids: readonly string[]): Promise<KeptKid[]> =>
      (await db.all(sql<KidRow>`select ${kid} from families_kids where kid_uid = any(${idsOf(kidUids)})`)).map(toKid),
  };
}

export type KidStore = ReturnType<typeof createKidStore>;
