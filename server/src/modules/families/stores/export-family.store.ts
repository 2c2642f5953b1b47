import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** The family and its children, and what the parent has allowed, decision by decision. */
export const exportFamily =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const [family] = await db.all(sql`
      select first_name as "firstName", last_name as "lastName", timezone, currency, theme, child_mode as "childMode", sounds,
        initial_subject as "initialSubject", choosed_group as "choosedGroup", promo_code as "promoCode", avatar, created_at as "createdAt"
      from families_families where family_id = ${familyId}`);
    const kids = await db.all(sql<{ avatar: string | null }>`
      select kid_uid as "kidUid", first_name::text as "firstName", last_name as "lastName", birth_year as "birthYear",
        birth_month as "birthMonth", languages, avatar, created_at as "createdAt"
      from families_kids where family_id = ${familyId} and erased_at is null order by created_at, kid_uid`);
    const consents = await db.all(sql`
      select kid_uid as "kidUid", purpose, version, given, decided_at as "decidedAt" from families_consents
      where family_id = ${familyId} order by number`);
    const faces = [family as { avatar: string | null } | undefined, ...kids].flatMap((it) =>
      it?.avatar?.includes('/') ? [it.avatar] : [],
    );
    return [
      { name: 'family.json', data: { family, kids }, files: faces },
      { name: 'consents.json', data: consents },
    ];
  };
