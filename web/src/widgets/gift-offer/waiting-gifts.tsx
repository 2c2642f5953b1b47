import type { User } from '@school/contract/families/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { GiftOffer } from './gift-offer.tsx';

/** Gifts that wait for the family, away from the packages: with the way to them, once the school lets the family pay. */
export function WaitingGifts({ user }: { user: User }) {
  const { data: options } = useQuery(quietly(queryOf('GET /payment/products')));
  return user.gifts.map((gift) =>
    options ? (
      <GiftOffer key={gift.giftCode} gift={gift} zone={user.timezone} mayPay={options.may.allowed} />
    ) : (
      <Skeleton key={gift.giftCode} className="h-44" />
    ),
  );
}
