import type { Subscription } from '@school/contract/subscriptions/calls';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { SubscriptionCard } from './subscription-card.tsx';

/** The subscriptions that live; without one, the one that ended last, with the way to a new one. */
export function Subscriptions({ zone }: { zone: string }) {
  const t = useTexts('subscription');
  const { data } = useQuery(queryOf('GET /payment/subscriptions'));
  const all = data?.subscriptions ?? [];
  const living = all.filter(({ state }) => state !== 'ended');
  const shown = living.length > 0 ? living : latestOf(all);
  return (
    shown.length > 0 && (
      <section aria-label={t.section} className="flex flex-col gap-4">
        {shown.map((one) => (
          <SubscriptionCard key={one.subscriptionId} subscription={one} zone={zone} />
        ))}
      </section>
    )
  );
}

const latestOf = (ended: readonly Subscription[]): readonly Subscription[] =>
  ended.toSorted((one, other) => (one.periodEndsAt < other.periodEndsAt ? 1 : -1)).slice(0, 1);
