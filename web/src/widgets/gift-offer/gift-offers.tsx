import type { Gift } from '@school/contract/promotions/shapes';

import { GiftOffer } from './gift-offer.tsx';

/** All gifts that wait for the family, where the way to the packages is seen beside them. */
export const GiftOffers = ({ gifts, zone, mayPay }: { gifts: readonly Gift[]; zone: string; mayPay: boolean }) =>
  gifts.length > 0 && (
    <div className="grid gap-4 lg:grid-cols-2">
      {gifts.map((gift) => (
        <GiftOffer key={gift.giftCode} gift={gift} zone={zone} mayPay={mayPay} withWay={false} />
      ))}
    </div>
  );
