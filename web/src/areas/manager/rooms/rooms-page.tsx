import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { RoomCard } from './room-card.tsx';
import { RoomsTabs } from './rooms-tabs.tsx';
import { RoomsTable } from './rooms-table.tsx';
import { inOrder, needsSomebody } from './room-states.ts';

const roomsQuery = queryOf('GET /manager/rooms');

export const load = () => void queryClient.prefetchQuery(roomsQuery);

/** All rooms that are open, those that need somebody first, and the log of the one that is chosen. */
export function Page() {
  const t = useTexts('liveRooms');
  const locale = useLocale();
  const now = useNow(5);
  const { room: wanted } = useSearch({ from: '/manager/rooms' });
  const navigate = useNavigate({ from: '/manager/rooms' });
  // Who comes and goes is told live; how good the lines are is asked.
  const { data } = useSuspenseQuery({ ...roomsQuery, staleTime: 5_000, refetchInterval: 10_000 });
  useTopic('live-rooms');
  const rooms = inOrder(data.rooms, now);
  const chosen = rooms.find(({ room }) => room.eventId === wanted) ?? rooms[0];
  const sums = [
    ['attention', rooms.filter(({ state }) => needsSomebody(state)).length, 'bad'],
    ['running', rooms.filter(({ state }) => state === 'running' || state === 'helped').length, 'good'],
    ['waiting', rooms.filter(({ state }) => state === 'waiting').length, 'plain'],
  ] as const;
  return (
    <PageLayout title={t.title} width="wide" actions={<Badge tone="good">{t.live(at(locale, now, 'time', schoolZone))}</Badge>}>
      <RoomsTabs />
      {rooms.length === 0 ? (
        <EmptyState title={t.empty}>{t.emptyAbout}</EmptyState>
      ) : (
        <>
          <p className="flex flex-wrap gap-2">
            {sums.map(([name, n, tone]) => (
              <Badge key={name} tone={n > 0 ? tone : 'plain'}>
                {t.sums[name](n)}
              </Badge>
            ))}
          </p>
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
            <RoomsTable
              rooms={rooms}
              now={now}
              chosen={chosen?.room.eventId}
              onChoose={(eventId) => void navigate({ search: { room: eventId }, replace: true, resetScroll: false })}
            />
            {chosen && <RoomCard key={chosen.room.eventId} room={chosen.room} />}
          </div>
        </>
      )}
    </PageLayout>
  );
}
