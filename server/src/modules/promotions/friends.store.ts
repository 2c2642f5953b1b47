import { type Db, sql } from '#platform/db';

export interface Referral {
  friendFamilyId: string;
  inviterFamilyId: string;
  invitedAt: Temporal.Instant;
  rewardedAt: Temporal.Instant | null;
}

export type Friends = ReturnType<typeof createFriends>;

/** Codes of families for their friends, and who came by them. */
export function createFriends(db: Db) {
  return {
    async ownerOf(code: string): Promise<string | undefined> {
      return (await db.one(sql<{ id: string }>`select family_id as id from promotions_friend_codes where code = ${code}`))?.id;
    },
    async codeOf(familyId: string): Promise<string | undefined> {
      return (await db.one(sql<{ code: string }>`select code from promotions_friend_codes where family_id = ${familyId}`))?.code;
    },
    /** False when the family has a code or the code has a family. */
    async addCode(familyId: string, code: string, now: Temporal.Instant): Promise<boolean> {
      return (
        (await db.run(sql`
          insert into promotions_friend_codes (family_id, code, created_at)
          select ${familyId}, ${code}, ${now} where not exists (select from promotions_codes where code = ${code})
          on conflict do nothing`)) === 1
      );
    },

    /** Notes who invited a family; the first one stays. */
    invite: (friendFamilyId: string, inviterFamilyId: string, now: Temporal.Instant) =>
      db.run(sql`
        insert into promotions_referrals (friend_family_id, inviter_family_id, invited_at)
        values (${friendFamilyId}, ${inviterFamilyId}, ${now}) on conflict do nothing`),

    /** Marks that the inviter of a family is thanked for an order; undefined when nobody invited it, or it was done. */
    async reward(friendFamilyId: string, orderId: string, now: Temporal.Instant): Promise<string | undefined> {
      const row = await db.one(sql<{ inviter: string }>`
        update promotions_referrals set order_id = ${orderId}, rewarded_at = ${now}
        where friend_family_id = ${friendFamilyId} and rewarded_at is null returning inviter_family_id as inviter`);
      return row?.inviter;
    },

    invitedBy: (inviterFamilyId: string) =>
      db.all(sql<Referral>`
        select friend_family_id as "friendFamilyId", inviter_family_id as "inviterFamilyId", invited_at as "invitedAt",
          rewarded_at as "rewardedAt"
        from promotions_referrals where inviter_family_id = ${inviterFamilyId} order by invited_at desc`),

    async inviterOf(friendFamilyId: string): Promise<string | undefined> {
      const row = await db.one(sql<{ inviter: string }>`
        select inviter_family_id as inviter from promotions_referrals where friend_family_id = ${friendFamilyId}`);
      return row?.inviter;
    },
  };
}
