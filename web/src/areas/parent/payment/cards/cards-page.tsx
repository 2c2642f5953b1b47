import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { CardList } from './card-list.tsx';
import { TopUpCard } from './top-up-card.tsx';

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /payment/cards'));
  void queryClient.prefetchQuery(queryOf('GET /payment/top-up'));
};

/** `/payment/cards`: the cards that the family has saved, and what is bought with them by itself. */
export function Page() {
  const t = useTexts('savedCards').page;
  const { parts } = useTexts('payment');
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data } = useSuspenseQuery(queryOf('GET /payment/cards'));
  useTopic(`users/${user.customerId}`);
  return (
    <PageLayout title={t.title} width="text" actions={<LoneLink to="/payment">{parts.balance}</LoneLink>}>
      <CardList cards={data.cards} />
      <TopUpCard cards={data.cards} zone={user.timezone} />
    </PageLayout>
  );
}
