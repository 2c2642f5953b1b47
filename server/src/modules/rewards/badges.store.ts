import type { ChipLook } from '@school/contract/rewards/shapes';

import { type Db, sql } from '#platform/db';

import type { Owner } from './rewards.store.ts';
import type { EarnedBadge } from './rules/badges.ts';

/** Badges of children, and how their Chip looks: rows to nouns. */
export function createBadgeStore(db: Db) {
  return {
    of: (kidUid: string) =>
      db.all(sql<EarnedBadge & { earnedAt: Temporal.Instant }>`
        select kind, step, earned_at as "earnedAt" from rewards_badges where kid_uid = ${kidUid}`),
    /** Earned on two devices in the same moment it is earned once. */
    add: ({ kidUid, familyId }: Owner, { kind, step }: EarnedBadge, at: Temporal.Instant) =>
      db.run(sql`
        insert into rewards_badges (kid_uid, family_id, kind, step, earned_at)
        values (${kidUid}, ${familyId}, ${kind}, ${step}, ${at}) on conflict do nothing`),
    chip: (kidUid: string) => db.one(sql<ChipLook>`select scarf, hat from rewards_chips where kid_uid = ${kidUid}`),
    keepChip: ({ kidUid, familyId }: Owner, { scarf, hat }: ChipLook) =>
      db.run(sql`
        insert into rewards_chips (kid_uid, family_id, scarf, hat) values (${kidUid}, ${familyId}, ${scarf}, ${hat})
        on conflict (kid_uid) do update set scarf = excluded.scarf, hat = excluded.hat`),
  };
}

export type BadgeStore = ReturnType<typeof createBadgeStore>;
