import { promoLimits } from '@school/contract/promotions/limits';

import { promisedAt } from './friend-code.ts';
import { normalised } from './rules/promo-code.ts';
import type { FriendPaid, OrderRefunded, Tools } from './tools.ts';

/** What a reward is credited with, once a friend. */
const rewardKey = (friendFamilyId: string): string => `referral:${friendFamilyId}`;

/** A family that registers with a friend's code is remembered as invited; another code says nothing here. */
export const whenFamilyIsRegistered =
  (tools: Pick<Tools, 'friends' | 'terms' | 'realtime' | 'clock'>) =>
  async ({ familyId, promo }: { familyId: string; promo?: string }): Promise<void> => {
    const inviter = promo === undefined ? undefined : await tools.friends.ownerOf(normalised(promo));
    if (inviter === undefined || inviter === familyId) return;
    const now = tools.clock.now();
    const promised = await promisedAt(tools)(now);
    if (!promised) return;
    await tools.friends.invite(familyId, inviter, promised, now);
    await tools.realtime.changed(`users/${inviter}`);
  };

/**
 * A family has paid: who invited it gets what was promised, for its first package of 8 or more, once a friend (docs/rules/promotions.md#friends). In a transaction of its own, so that no two families' locks are ever waited for at once.
 */
export const whenFamilyHasPaid =
  ({ db, friends, ledger, clock }: Pick<Tools, 'db' | 'friends' | 'ledger' | 'clock'>) =>
  ({ familyId, orderId, lessons }: FriendPaid): Promise<void> =>
    db.inTransaction(async () => {
      if (lessons < promoLimits.lessonsFrom) return;
      const invitation = await friends.invitationOf(familyId);
      if (!invitation || invitation.rewardedAt !== null) return;
      const now = clock.now();
      await ledger.lockFamily(invitation.inviterFamilyId);
      const reward = await friends.reward(familyId, orderId, now);
      if (!reward) return;
      await ledger.credit({
        familyId: reward.inviterFamilyId,
        kind: 'gold',
        source: 'bonus',
        units: reward.lessons,
        value: 0,
        currency: null,
        expiresAt: await ledger.giftEnds(),
        key: rewardKey(familyId),
      });
    });

/**
 * The money of a friend's package went back whole: what its inviter got for it is taken back, as far as it is unused
 * (docs/rules/promotions.md#friends). The friend's own bonus goes with the package.
 */
export const whenOrderIsRefunded =
  ({ db, friends, ledger, realtime, clock }: Pick<Tools, 'db' | 'friends' | 'ledger' | 'realtime' | 'clock'>) =>
  ({ orderId, full }: OrderRefunded): Promise<void> =>
    db.inTransaction(async () => {
      if (!full) return;
      const referral = await friends.rewardedFor(orderId);
      if (!referral) return;
      const { inviterFamilyId, friendFamilyId } = referral;
      await ledger.lockFamily(inviterFamilyId);
      const units = await ledger.clawBack({ familyId: inviterFamilyId, creditKey: rewardKey(friendFamilyId) });
      await friends.tookBack(friendFamilyId, units, clock.now());
      await realtime.changed(`users/${inviterFamilyId}`);
    });
