import { randomInt } from 'node:crypto';

import type { AnswerOf } from '@school/contract/calls';
import { promoLimits } from '@school/contract/promotions/limits';
import type { InvitedFriend } from '@school/contract/promotions/shapes';

import type { Promised, Referral } from './friends.store.ts';
import { termsOf } from './manage-terms.ts';
import type { Tools } from './tools.ts';

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

/** What friends who come at a moment are promised, and who invites them; undefined while the promotion is switched off. */
export const promisedAt =
  (tools: Pick<Tools, 'terms'>) =>
  async (moment: Temporal.Instant): Promise<Promised | undefined> => {
    const { isOn, lessons, friendLessons } = await termsOf(tools)('referral', moment);
    return isOn && friendLessons !== null ? { lessons, friendLessons } : undefined;
  };

/** The referral page (docs/rules/promotions.md#friends): own code, who came, what was earned. Friends are told by first name. */
export const promoConditions =
  (tools: Tools) =>
  async (familyId: string): Promise<AnswerOf<'GET /promo-conditions'>> => {
    const code = await friendCodeOf(tools)(familyId);
    const { isOn, lessons, friendLessons } = await termsOf(tools)('referral', tools.clock.now());
    const friends = [];
    for (const referral of await tools.friends.invitedBy(familyId)) friends.push(await shown(tools, referral));
    const invitation = await tools.friends.invitationOf(familyId);
    const hasPaid = (await tools.ledger.balanceOf(familyId)).isFirstBundlePaid;
    return {
      code,
      // The friend reads first what the school is; the code goes along to the registration.
      link: `${tools.address}/?friend=${code}`,
      isOn,
      friendGets: friendLessons ?? 0,
      youGet: lessons,
      lessonsFrom: promoLimits.lessonsFrom,
      friends,
      earned: friends.reduce((sum, { earned }) => sum + earned, 0),
      invitedWith: invitation && !hasPaid ? await friendCodeOf(tools)(invitation.inviterFamilyId) : null,
    };
  };

async function shown({ families }: Tools, referral: Referral): Promise<InvitedFriend> {
  const { friendFamilyId, invitedAt, rewardedAt, lessons, takenBack } = referral;
  const { firstName } = await families.family(friendFamilyId);
  return {
    name: firstName,
    invitedAt: invitedAt.toString(),
    state: rewardedAt === null ? 'invited' : takenBack === null ? 'rewarded' : 'takenBack',
    earned: rewardedAt === null ? 0 : lessons - (takenBack ?? 0),
    promised: lessons,
  };
}
