import { type Db, sql } from '#platform/db';

/** A family that came by another one's code, and what both were promised when it came. */
export interface Referral {
  friendFamilyId: string;
  inviterFamilyId: string;
  invitedAt: Temporal.Instant;
  /** For who invited, and for the friend. */
  lessons: number;
  friendLessons: number;
  rewardedAt: Temporal.Instant | null;
  /** Set when the friend's package was refunded: how many of the lessons could be taken back. */
  takenBack: number | null;
}

/** What a friend and who invited it are promised. */
export interface Promised {
  lessons: number;
  friendLessons: number;
}

const columns = sql`
  friend_family_id as "friendFamilyId", inviter_family_id as "inviterFamilyId", invited_at as "invitedAt", lessons,
  friend_lessons as "friendLessons", rewarded_at as "rewardedAt", taken_back as "takenBack"`;

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

    /** Notes who invited a family and what was promised for it; the first one stays. */
    invite: (friendFamilyId: string, inviterFamilyId: string, { lessons, friendLessons }: Promised, now: Temporal.Instant) =>
      db.run(sql`
        insert into promotions_referrals (friend_family_id, inviter_family_id, invited_at, lessons, friend_lessons)
        values (${friendFamilyId}, ${inviterFamilyId}, ${now}, ${lessons}, ${friendLessons}) on conflict do nothing`),

    /** Marks that the inviter of a family is thanked for an order; undefined when nobody invited it, or it was done. */
    reward: (friendFamilyId: string, orderId: string, now: Temporal.Instant) =>
      db.one(sql<Referral>`
        update promotions_referrals set order_id = ${orderId}, rewarded_at = ${now}
        where friend_family_id = ${friendFamilyId} and rewarded_at is null returning ${columns}`),

    /** The referral that was rewarded for an order. */
    rewardedFor: (orderId: string) =>
      db.one(sql<Referral>`select ${columns} from promotions_referrals where order_id = ${orderId} and taken_back_at is null`),

    /** Notes what was taken back of a reward; once. */
    tookBack: (friendFamilyId: string, lessons: number, now: Temporal.Instant) =>
      db.run(sql`
        update promotions_referrals set taken_back = ${lessons}, taken_back_at = ${now}
        where friend_family_id = ${friendFamilyId} and taken_back_at is null`),

    invitedBy: (inviterFamilyId: string) =>
      db.all(
        sql<Referral>`select ${columns} from promotions_referrals where inviter_family_id = ${inviterFamilyId} order by invited_at desc`,
      ),

    /** How a family came, if somebody invited it. */
    invitationOf: (friendFamilyId: string) =>
      db.one(sql<Referral>`select ${columns} from promotions_referrals where friend_family_id = ${friendFamilyId}`),
  };
}
