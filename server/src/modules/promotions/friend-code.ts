import { randomInt } from 'node:crypto';

import type { AnswerOf } from '@school/contract/calls';
import { promoLimits, referral } from '@school/contract/promotions/limits';

import { packageEnds } from '#modules/ledger';

import { normalised } from './rules/promo-code.ts';
import type { FriendPaid, Tools } from './tools.ts';

/** Letters and digits that are not taken for one another when a code is read out loud. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The code of a family for its friends; made the first time it is asked for. */
export const friendCodeOf =
  ({ friends, clock }: Pick<Tools, 'friends' | 'clock'>) =>
  async (familyId: string): Promise<string> => {
    for (;;) {
      const code = await friends.codeOf(familyId);
      if (code !== undefined) return code;
      const made = Array.from({ length: 7 }, () => signs[randomInt(signs.length)]).join('');
      await friends.addCode(familyId, made, clock.now());
    }
  };

/** The referral page (spec §2 promo-conditions): own code, who came, what was earned. Friends are told by first name. */
export const promoConditions =
  (tools: Tools) =>
  async (familyId: string): Promise<AnswerOf<'GET /promo-conditions'>> => {
    const code = await friendCodeOf(tools)(familyId);
    const invited = await tools.friends.invitedBy(familyId);
    const friends = [];
    for (const { friendFamilyId, invitedAt, rewardedAt } of invited) {
      const { firstName } = await tools.families.family(friendFamilyId);
      friends.push({ name: firstName, invitedAt: invitedAt.toString(), earned: rewardedAt ? referral.inviter : 0 });
    }
    const inviter = await tools.friends.inviterOf(familyId);
    const hasPaid = (await tools.ledger.balanceOf(familyId)).isFirstBundlePaid;
    return {
      code,
      link: `${tools.address}/registration?friend=${code}`,
      friendGets: referral.friend,
      youGet: referral.inviter,
      lessonsFrom: promoLimits.lessonsFrom,
      friends,
      earned: friends.reduce((sum, { earned }) => sum + earned, 0),
      invitedWith: inviter !== undefined && !hasPaid ? await friendCodeOf(tools)(inviter) : null,
    };
  };

/** A family that registers with a friend's code is remembered as invited; another code says nothing here. */
export const whenFamilyIsRegistered =
  ({ friends, clock }: Pick<Tools, 'friends' | 'clock'>) =>
  async ({ familyId, promo }: { familyId: string; promo?: string }): Promise<void> => {
    const inviter = promo === undefined ? undefined : await friends.ownerOf(normalised(promo));
    if (inviter !== undefined && inviter !== familyId) await friends.invite(familyId, inviter, clock.now());
  };

/**
 * A family has paid: who invited it gets a lesson for its first package of 8 or more, once a friend (decisions D7).
 * In a transaction of its own, so that no two families' locks are ever waited for at once.
 */
export const whenFamilyHasPaid =
  ({ db, friends, ledger, clock }: Pick<Tools, 'db' | 'friends' | 'ledger' | 'clock'>) =>
  ({ familyId, orderId, lessons }: FriendPaid): Promise<void> =>
    db.inTransaction(async () => {
      if (lessons < promoLimits.lessonsFrom) return;
      const now = clock.now();
      const inviter = await friends.reward(familyId, orderId, now);
      if (inviter === undefined) return;
      await ledger.credit({
        familyId: inviter,
        kind: 'gold',
        source: 'bonus',
        units: referral.inviter,
        value: 0,
        currency: null,
        expiresAt: packageEnds(now),
        key: `referral:${familyId}`,
      });
    });
