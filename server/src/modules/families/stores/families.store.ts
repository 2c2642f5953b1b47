import type { ClubCode, SubjectCode } from '@school/contract/catalogue/limits';
import type { FamilySource } from '@school/contract/families/added';
import type { User } from '@school/contract/families/shapes';
import type { Currency } from '@school/contract/shapes';

import { type Db, idsOf, sql } from '#platform/db';
import { schoolZone } from '@school/contract/school/zone';

import { anyLetter, type Wanted } from '../rules/found-by.ts';

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
  /** May the kids choose their own faces? */
  kidFaces: boolean;
  /** Has the parent seen, or left, the tour of the school? */
  tourSeen: boolean;
  /** How a face is kept: see profile/faces.ts. */
  avatar: string | null;
  /** What it registered with, as it was typed: a promo code or a friend's. */
  promoCode: string | null;
  /** Whence it came. */
  source: FamilySource;
  /** The school has added it, and its parent has not come in yet. */
  awaitsParent: boolean;
  createdAt: Temporal.Instant;
}

/** Fields that can be changed; what is undefined stays. */
export type FamilyChange = Partial<
  Pick<FamilyRow, 'firstName' | 'lastName' | 'timezone' | 'currency' | 'theme' | 'childMode' | 'sounds' | 'kidFaces' | 'tourSeen'>
>;

/** Which families a page of the table shows. Undefined: no condition. */
export interface FamilyPage {
  /** All of these are found of the family. */
  wanted: Wanted;
  /** Or the family is one of these. */
  orAmong: readonly string[];
  /** And it comes after this one, newest first. */
  before: { createdAt: string; familyId: string } | undefined;
  limit: number;
}

/** A family among all that were found. */
export interface FoundFamily {
  familyId: string;
  name: string;
  createdAt: Temporal.Instant;
  source: FamilySource;
}

const family = sql`family_id as "familyId", account_id as "accountId", first_name as "firstName", last_name as "lastName", timezone, currency,
  initial_subject as "initialSubject", choosed_group as "choosedGroup", priority, theme, child_mode as "childMode", sounds, kid_faces as "kidFaces", tour_seen as "tourSeen", avatar, promo_code as "promoCode", source, awaits_parent as "awaitsParent", created_at as "createdAt"`;

/** Signs of the language of patterns, taken for what they are. */
const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`).replaceAll(anyLetter, '_');

/** One or two letters begin a word: the index knows beginnings of words, and three letters anywhere. */
const pattern = (text: string): string => (text.length < 3 ? `% ${literal(text)}%` : `%${literal(text)}%`);
const anyOf = (spellings: readonly string[]) =>
  sql`(${sql.join(
    spellings.map((text) => sql`found like ${pattern(text)}`),
    sql` or `,
  )})`;

/** Joined to nothing the column is no longer that of the index: only what the parts have found is compared with the many spellings. */
const isSpelt = (it: Wanted[number]) =>
  'parts' in it ? sql`(${anyOf(it.parts)} and (found || '') like any (${it.spelt.map(pattern)}::text[]))` : anyOf(it);

/** The condition under which a family is found. */
function found({ wanted, orAmong }: Pick<FamilyPage, 'wanted' | 'orAmong'>) {
  const all = wanted.map(isSpelt);
  const among = orAmong.length > 0 ? sql`or family_id = any(${[...orAmong]}::uuid[])` : sql``;
  return sql`(${sql.join([sql`true`, ...all], sql` and `)} ${among})`;
}

/** Families: rows to nouns. */
export function createFamilyStore(db: Db) {
  return {
    add: (it: Omit<FamilyRow, 'kidFaces' | 'tourSeen' | 'avatar'> & { found: string }) =>
      db.run(sql`
        insert into families_families (family_id, account_id, first_name, last_name, timezone, currency, initial_subject, choosed_group,
          priority, theme, child_mode, sounds, promo_code, source, awaits_parent, created_at, found)
        values (${it.familyId}, ${it.accountId}, ${it.firstName}, ${it.lastName}, ${it.timezone}, ${it.currency}, ${it.initialSubject},
          ${it.choosedGroup}, ${it.priority}, ${it.theme}, ${it.childMode}, ${it.sounds}, ${it.promoCode}, ${it.source}, ${it.awaitsParent},
          ${it.createdAt}, ${it.found})`),
    find: (familyId: string) => db.one(sql<FamilyRow>`select ${family} from families_families where family_id = ${familyId}`),
    many: (familyIds: readonly string[]) =>
      db.all(sql<FamilyRow>`select ${family} from families_families where family_id = any(${idsOf(familyIds)})`),
    async timezonesOf(familyIds: readonly string[]): Promise<Map<string, string>> {
      const rows = await db.all(sql<{ familyId: string; timezone: string }>`
        select family_id as "familyId", timezone from families_families where family_id = any(${idsOf(familyIds)})`);
      return new Map(rows.map(({ familyId, timezone }) => [familyId, timezone]));
    },
    zonesCounted: () =>
      db.all(sql<{ zone: string; families: number }>`
        select timezone as zone, count(*)::int as families from families_families group by timezone order by 2 desc, 1`),
    async registrationsOf(from: string, to: string): Promise<Map<string, number>> {
      const rows = await db.all(sql<{ date: string; count: number }>`
        select (created_at at time zone ${sql.lit(schoolZone())})::date::text as date, count(*)::int as count from families_families
        where created_at >= (${from}::date::timestamp at time zone ${sql.lit(schoolZone())})
          and created_at < ((${to}::date + 1)::timestamp at time zone ${sql.lit(schoolZone())}) group by 1`);
      return new Map(rows.map(({ date, count }) => [date, count]));
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
          sounds = coalesce(${to.sounds ?? null}, sounds),
          kid_faces = coalesce(${to.kidFaces ?? null}, kid_faces),
          tour_seen = coalesce(${to.tourSeen ?? null}, tour_seen)
        where family_id = ${familyId}`),
    /** Answers with the face before; of two at once each knows the one it took the place of. */
    setAvatar: async (familyId: string, avatar: string | null): Promise<string | null | undefined> =>
      (
        await db.one(sql<{ before: string | null }>`
          update families_families f set avatar = ${avatar}
          from (select family_id, avatar from families_families where family_id = ${familyId} for update) old
          where f.family_id = old.family_id returning old.avatar as before`)
      )?.before,
    /** A page of the table of families, newest first. */
    page({ wanted, orAmong, before, limit }: FamilyPage) {
      return db.all(sql<FamilyRow>`
        select ${family} from families_families
        where ${found({ wanted, orAmong })}
          ${before ? sql`and (created_at, family_id) < (${before.createdAt}::timestamptz, ${before.familyId}::uuid)` : sql``}
        order by created_at desc, family_id desc limit ${sql.lit(limit)}`);
    },
    /** Everybody whom the words find, by little more than the name: for an order of the whole list. */
    matching({ wanted, orAmong }: Pick<FamilyPage, 'wanted' | 'orAmong'>) {
      return db.all(sql<FoundFamily>`
        select family_id as "familyId", trim(first_name || ' ' || last_name) as name, created_at as "createdAt", source
        from families_families where ${found({ wanted, orAmong })} order by created_at desc, family_id desc`);
    },
    /** Families that came to be in [from, to), with how they found the school. */
    appliedBetween: (from: Temporal.Instant, to: Temporal.Instant) =>
      db.all(sql<{ familyId: string; source: FamilySource; at: Temporal.Instant }>`
        select family_id as "familyId", source, created_at as at from families_families
        where created_at >= ${from} and created_at < ${to} order by created_at`),
    async count({ wanted, orAmong }: Pick<FamilyPage, 'wanted' | 'orAmong'>): Promise<number> {
      const row = await db.one(sql<{ n: number }>`select count(*)::int as n from families_families where ${found({ wanted, orAmong })}`);
      return row?.n ?? 0;
    },
    /** The parent has come in. */
    joined: (familyId: string) =>
      db.run(sql`update families_families set awaits_parent = false where family_id = ${familyId} and awaits_parent`),
    setFound: (familyId: string, found: string) => db.run(sql`update families_families set found = ${found} where family_id = ${familyId}`),
  };
}

export type FamilyStore = ReturnType<typeof createFamilyStore>;
