import type { AskedCard } from '@school/contract/teacher-cards/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useRights } from '#api/rights.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { AskedCardView } from './asked-card.tsx';
import { DeclineSheet } from './decline-sheet.tsx';

const askedCards = queryOf('GET /manager/teacher-cards');

export const load = () => void queryClient.prefetchQuery(askedCards);

/** `/manager/teachers/cards`: what teachers want to tell families of themselves, beside what is told now. */
export function Page() {
  const t = useTexts('askedCards');
  const list = useQuery(askedCards);
  const mayDecide = useRights().includes('staff');
  const [declined, setDeclined] = useState<AskedCard>();
  const { data } = list;
  return (
    <PageLayout title={t.title}>
      <p className="max-w-[70ch] text-mute">{t.about}</p>
      {!data && (list.isError ? <NotLoaded list={list} /> : <Skeleton className="h-64" />)}
      {data?.waiting.length === 0 && <EmptyState title={t.none}>{t.noneAbout}</EmptyState>}
      {data && data.waiting.length > 0 && <Cards title={t.waiting} cards={data.waiting} onDecline={mayDecide ? setDeclined : undefined} />}
      {data && data.decided.length > 0 && <Cards title={t.decided} cards={data.decided} />}
      {declined && <DeclineSheet card={declined} onClose={() => setDeclined(undefined)} />}
    </PageLayout>
  );
}

function Cards({
  title,
  cards,
  onDecline,
}: {
  title: string;
  cards: readonly AskedCard[];
  onDecline?: ((card: AskedCard) => void) | undefined;
}) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex flex-col gap-4">
        {cards.map((card) => (
          <AskedCardView key={card.changeId} card={card} onDecline={onDecline && (() => onDecline(card))} />
        ))}
      </ul>
    </section>
  );
}
