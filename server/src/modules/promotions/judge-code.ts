import { promoLimits } from '@school/contract/promotions/limits';
import type { PromoOffer } from '@school/contract/promotions/shapes';

import { insist, Refusal } from '#platform/refusal';

import { promisedAt } from './friend-code.ts';
import { type FoundCode, mayBeCode, mayUseCode, normalised, type Priced, worthOf } from './rules/promo-code.ts';
import type { Tools } from './tools.ts';

/** What a code makes of a package, and what an order must keep of it. */
export interface JudgedCode {
  code: string;
  type: PromoOffer['type'];
  discount: number;
  lessons: number;
  countedCode: string | null;
  inviterFamilyId: string | null;
  until: Temporal.Instant | null;
}

/** Looks a typed code up and judges it for a package; refuses with one of the known reasons (docs/rules/promotions.md#promo-codes). */
export const judgeCode =
  (tools: LookUpTools & Pick<Tools, 'clock'>) =>
  async (familyId: string, typed: string, wanted: Priced): Promise<JudgedCode> => {
    const code = normalised(typed);
    insist(mayBeCode(code));
    const { found, inviter } = await lookUp(tools, familyId, code, tools.clock.now());
    insist(mayUseCode(found, wanted, tools.clock.now()));
    return {
      code,
      type: found.is === 'promo' ? found.terms.type : 'friend',
      ...worthOf(found, wanted),
      countedCode: found.is === 'promo' ? code : null,
      inviterFamilyId: inviter ?? null,
      until: found.is === 'promo' ? found.terms.endsAt : null,
    };
  };

type LookUpTools = Pick<Tools, 'codes' | 'friends' | 'ledger' | 'redemptions' | 'terms'>;

async function lookUp(
  tools: LookUpTools,
  familyId: string,
  code: string,
  now: Temporal.Instant,
): Promise<{ found: FoundCode; inviter?: string }> {
  const { codes, friends, ledger, redemptions } = tools;
  const usedByFamily = await redemptions.usedBy(familyId, code);
  const terms = await codes.find(code);
  if (terms) {
    const used = terms.used - (await redemptions.reservedBy(familyId, code));
    return { found: { is: 'promo', terms: { ...terms, used }, usedByFamily } };
  }
  const inviter = await friends.ownerOf(code);
  if (inviter === undefined) return { found: { is: 'nothing' } };
  // Who came by this code before keeps what was promised then, also when the school invites nobody by now.
  const invitation = await friends.invitationOf(familyId);
  const promised = invitation?.inviterFamilyId === inviter ? invitation : await promisedAt(tools)(now);
  if (!promised && inviter !== familyId) return { found: { is: 'nothing' } };
  const lessons = promised?.friendLessons ?? 0;
  const familyHasPaid = (await ledger.balanceOf(familyId)).isFirstBundlePaid;
  return { found: { is: 'friend', own: inviter === familyId, lessons, usedByFamily, familyHasPaid }, inviter };
}

/** Before paying (docs/rules/promotions.md#promo-codes): tells the parent what a code does, and notes that it was checked. At most 10 a minute. */
export const checkCode =
  (tools: Tools) =>
  async (familyId: string, typed: string, wanted: Priced): Promise<PromoOffer> => {
    const now = tools.clock.now();
    await tools.rateLimit.take(`promo codes ${familyId}`, { most: promoLimits.checksPerMinute, window: { minutes: 1 } });
    await tools.redemptions.noteCheck(familyId, normalised(typed), now);
    const { code, type, discount, lessons, until } = await judgeCode(tools)(familyId, typed, wanted);
    const { amount, currency } = wanted;
    return {
      code,
      type,
      before: { amount, currency },
      discount,
      total: { amount: amount - discount, currency },
      lessons,
      until: until?.toString() ?? null,
    };
  };

/** Before an order is made with a code: it must have been checked by this family (docs/rules/promotions.md#promo-codes). */
export const insistChecked =
  ({ redemptions, clock }: Pick<Tools, 'redemptions' | 'clock'>) =>
  async (familyId: string, typed: string): Promise<void> => {
    const since = clock.now().subtract({ hours: promoLimits.checkedForHours });
    if (!(await redemptions.wasChecked(familyId, normalised(typed), since))) throw new Refusal('promo_not_checked');
  };
