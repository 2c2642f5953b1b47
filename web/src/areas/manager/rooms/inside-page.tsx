import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { useParams } from '#kit/router/router.tsx';

import { Door } from './door.tsx';
import { Outside } from './outside.tsx';

const Inside = lazy(() => import('./inside.tsx').then(({ Inside: component }) => ({ default: component })));

const lobbyQuery = (eventId: string) => queryOf('GET /lesson-room/:eventId', { params: { eventId } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) =>
  void queryClient.prefetchQuery(lobbyQuery(params['eventId'] ?? ''));

/** A colleague of the school goes into a room: first why, then seen by all who are in it. */
export function Page() {
  const t = useTexts('liveRooms');
  const { eventId } = useParams({ from: '/manager/rooms/$eventId' });
  const { data: lobby } = useSuspenseQuery({ ...lobbyQuery(eventId), staleTime: 5_000 });
  useTopic(`lesson-rooms/${eventId}`);
  const [visit, setVisit] = useState<{ reason: string; tapped: number }>();
  const [refusal, setRefusal] = useState<unknown>();
  if (refusal !== undefined) return <Outside title={t.refused} cause={refusal} />;
  if (lobby.ended) return <Outside title={t.over} />;
  if (!visit) return <Door lobby={lobby} onEnter={(reason) => setVisit({ reason, tapped: performance.now() })} />;
  return (
    <Suspense>
      <Inside lobby={lobby} reason={visit.reason} tapped={visit.tapped} onRefused={setRefusal} />
    </Suspense>
  );
}
