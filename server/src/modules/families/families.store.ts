import type { ClubCode, SubjectCode } from '@school/contract/catalogue/limits';
import type { User } from '@school/contract/families/shapes';
import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

/** A family as it is kept: the parent's own fields. */
export interface FamilyRow {
  familyId: string;
  accountId: string;
  firstName: string;
  lastName: string;
  timezone: string;
  currency: Currency;
  initialSubject: SubjectCode;
  choosedGroup: ClubCode | null;
  priority: User['priority'];
  theme: User['preferences']['theme'];
  childMode: boolean;
  sounds: boolean;
  /** What it registered with, as it was typed: a promo code or a friend's. */
  promoCode: string | null;
  createdAt: Temporal.Instant;
}

/** Fields that can be changed; what is undefined stays. */
export type FamilyChange = Partial<Pick<FamilyRow, 'firstName' | 'lastName' | 'timezone' | 'currency' | 'theme' | 'childMode' | 'sounds'>>;

/** Which families a page of the table shows. Undefined: no condition. */
export interface FamilyPage {
  /** The parent's or a kid's name has all these words. */
  words: readonly string[];
  /** Or the family is one of these. */
  orAmong: readonly string[];
  /** And it is one of these. */
  among: readonly string[] | undefined;
  /** And it comes after this one, newest first. */
  before: { createdAt: string; familyId: string } | undefined;
  limit: number;
}

const family = sql`family_id as "familyId", account_id as "accountId", first_name as "firstName", last_name as "lastName", timezone, currency,
  initial_subject as "initialSubject", choosed_group as "choosedGroup", priority, theme, child_mode as "childMode", sounds, promo_code as "promoCode", created_at as "createdAt"`;

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Families: rows to nouns. */
export function createFamilyStore(db: Db) {
  return {
    add: (it: FamilyRow) =>
      db.run(sql`
        insert into families_families (family_id, account_id, first_name, last_name, timezone, currency, initial_subject, choosed_group,
          priority, theme, child_mode, sounds, promo_code, created_at)
        values (${it.familyId}, ${it.accountId}, ${it.firstName}, ${it.lastName}, ${it.timezone}, ${it.currency}, ${it.initialSubject},
          ${it.choosedGroup}, ${it.priority}, ${it.theme}, ${it.childMode}, ${it.sounds}, ${it.promoCode}, ${it.createdAt})`),
    find: (familyId: string) => db.one(sql<FamilyRow>`select ${family} from families_families where family_id = ${familyId}`),
    many: (familyIds: readonly string[]) =>
      db.all(sql<FamilyRow>`select ${family} from families_families where family_id = any(${familyIds})`),
    async timezonesOf(familyIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await db.all(sql<{ familyId: string; timezone: string }>`
        select family_id as "familyId", timezone from families_families where family_id = any(${familyIds})`);
      return new Map(rows.map(({ familyId, timezone }) => [familyId, timezone]));
    },
    change: (familyId: string, to: FamilyChange) =>
      db.run(sql`
        update families_families set
          first_name = coalesce(${to.firstName ?? null}, first_name),
          last_name = coalesce(${to.lastName ?? null}, last_name),
          timezone = coalesce(${to.timezone ?? null}, timezone),
          currency = coalesce(${to.currency ?? null}, currency),
          theme = coalesce(${to.theme ?? null}, theme),
          child_mode = coalesce(${to.childMode ?? null}, child_mode),
          sounds = coalesce(${to.sounds ?? null}, sounds)
        where family_id = ${familyId}`),
    /** A page of the table of families, newest first. */
    page({ words, orAmong, among, before, limit }: FamilyPage) {
      const named = words.map(
        (word) => sql`(first_name || ' ' || last_name ilike ${escaped(word)} or exists (select 1 from families_kids k
          where k.family_id = f.family_id and k.first_name::text || ' ' || k.last_name ilike ${escaped(word)}))`,
      );
      return db.all(sql<FamilyRow>`
        select ${family} from families_families f
        where (${words.length === 0} or (${sql.join([sql`true`, ...named], sql` and `)}) or family_id = any(${orAmong}))
          and (${among === undefined} or family_id = any(${among ?? []}))
          and (${before === undefined} or (created_at, family_id) < (${before?.createdAt ?? null}::timestamptz, ${before?.familyId ?? null}::uuid))
        order by created_at desc, family_id desc limit ${limit}`);
    },
  };
}

export type FamilyStore = ReturnType<typeof createFamilyStore>;
