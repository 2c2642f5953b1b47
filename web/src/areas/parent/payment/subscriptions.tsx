import type { Subscription } from '@school/contract/payments/subscription-calls';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { SubscriptionCard } from './subscription-card.tsx';

/** The subscriptions that live; without one, the one that ended last, with the way to a new one. */
export function Subscriptions({ zone }: { zone: string }) {
  const { data } = useQuery(queryOf('GET /payment/subscriptions'));
  const all = data?.subscriptions ?? [];
  const living = all.filter(({ state }) => state !== 'ended');
  return (living.length > 0 ? living : latestOf(all)).map((one) => (
    <SubscriptionCard key={one.subscriptionId} subscription={one} zone={zone} />
  ));
}

const latestOf = (ended: readonly Subscription[]): readonly Subscription[] =>
  ended.toSorted((one, other) => (one.periodEndsAt < other.periodEndsAt ? 1 : -1)).slice(0, 1);
