import type { Currency } from '@school/contract/shapes';

import { Refusal } from '#platform/refusal';

import { promisedAt } from './friend-code.ts';
import type { JudgedCode } from './judge-code.ts';
import type { Redemption } from './redemptions.store.ts';
import type { Tools } from './tools.ts';

/**
 * Promises an order what its code is worth. Of a code with one use left only one order gets it: the database counts.
 * Runs in the transaction that makes the order, under the family's lock.
 */
export const reserveCode =
  ({ codes, redemptions, clock }: Pick<Tools, 'codes' | 'redemptions' | 'clock'>) =>
  async (orderId: string, familyId: string, judged: JudgedCode, currency: Currency): Promise<void> => {
    const { code, countedCode, inviterFamilyId, discount, lessons } = judged;
    if (countedCode !== null && !(await codes.use(countedCode))) throw new Refusal('promo_not_allowed');
    await redemptions.add({ orderId, familyId, code, countedCode, inviterFamilyId, discount, currency, lessons }, clock.now());
  };

/** An order that is not to be paid gives its use of a code back. */
export const releaseCode =
  ({ codes, redemptions, clock }: Pick<Tools, 'codes' | 'redemptions' | 'clock'>) =>
  async (orderId: string): Promise<void> => {
    const redemption = await redemptions.of(orderId);
    if (!redemption || !(await redemptions.become(orderId, 'released', 'reserved', clock.now()))) return;
    if (redemption.countedCode !== null) await codes.giveUseBack(redemption.countedCode);
  };

/**
 * An order is paid: its promise is kept. Money that came after the promise was given back is honoured too, but its use
 * counts for nothing, so a code never has more uses than it may. Answers with the promise.
 */
export const consumeCode =
  ({ redemptions, friends, terms, clock, outbox }: Pick<Tools, 'redemptions' | 'friends' | 'terms' | 'clock' | 'outbox'>) =>
  async (orderId: string, familyId: string, packageLessons: number): Promise<Redemption | undefined> => {
    const now = clock.now();
    const redemption = await redemptions.of(orderId);
    if (redemption && !(await redemptions.become(orderId, 'consumed', 'reserved', now))) {
      await redemptions.become(orderId, 'late', 'released', now);
    }
    if (redemption?.inviterFamilyId) {
      // What was promised when the order was made.
      const promised = await promisedAt({ terms })(redemption.at);
      if (promised) await friends.invite(familyId, redemption.inviterFamilyId, promised, now);
    }
    await outbox.publish({ type: 'promotions.family_paid', familyId, orderId, lessons: packageLessons });
    return redemption;
  };
