import type { Offer } from './rules/gift.ts';
import { isOpen } from './rules/gift.ts';
import type { Tools } from './tools.ts';

/** Makes an offer to a family, unless there is none, its time is over already or the family has had it before. */
export const offerGift =
  ({ db, clock, gifts, outbox, realtime }: Tools) =>
  (familyId: string, offer: Offer | undefined): Promise<void> =>
    db.inTransaction(async () => {
      const now = clock.now();
      if (!offer || !isOpen(offer, now)) return;
      if (!(await gifts.offer(familyId, offer, now))) return;
      const { giftCode, lessons, until } = offer;
      await outbox.publish({ type: 'promotions.gift_offered', familyId, giftCode, lessons, until: until.toString() });
      await realtime.changed(`users/${familyId}`);
    });
