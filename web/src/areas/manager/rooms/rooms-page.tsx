import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { useSearch } from '#kit/router/router.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { holds } from '../holds.ts';
import { OfficeList } from '../office-list.tsx';
import { RoomCard } from './room-card.tsx';
import { RoomsTabs } from './rooms-tabs.tsx';
import { RoomsTable } from './rooms-table.tsx';
import { inOrder, isIn, roomViews } from './room-states.ts';

const roomsQuery = queryOf('GET /manager/rooms');

export const load = () => void queryClient.prefetchQuery(roomsQuery);

/** All rooms that are open, those that need somebody first, and the log of the one that is chosen. */
export function Page() {
  const t = useTexts('liveRooms');
  const locale = useLocale();
  const now = useNow(5);
  const { room: wanted, search = '', view: asked } = useSearch({ from: '/manager/rooms' });
  const change = useChangeSearch('/manager/rooms');
  // Who comes and goes is told live; how good the lines are is asked.
  const list = useQuery({ ...roomsQuery, staleTime: 5_000, refetchInterval: 10_000 });
  useTopic('live-rooms');
  const rooms = list.data && inOrder(list.data.rooms, now);
  const view = roomViews.find((known) => known === asked);
  const inView = rooms?.filter((row) => view === undefined || isIn(view, row));
  const found = inView?.filter(({ room }) => holds(search, room.teacher.name, ...room.kids.map(({ name }) => name)));
  const chosen = found?.find(({ room }) => room.eventId === wanted) ?? found?.[0];
  const by = filtersOf({ view }, change);
  return (
    <OfficeList
      words={t}
      width="wide"
      tabs={<RoomsTabs />}
      actions={<Badge tone="good">{t.live(at(locale, now, 'time', schoolZone))}</Badge>}
      views={rooms && rooms.length > 0 && <Sums rooms={rooms} />}
      search={search}
      onSearch={(typed) => change({ search: typed })}
      list={list}
      items={found}
      filters={<FilterSelect label={t.views.label} any={t.views.all} options={choicesOf(t.views, roomViews)} {...by('view')} />}
      onReset={search !== '' || view ? () => change({ search: undefined, view: undefined }) : undefined}
      empty={{ title: t.empty, about: t.emptyAbout }}
      renderTable={(shown) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
          <RoomsTable rooms={shown} now={now} chosen={chosen?.room.eventId} onChoose={(eventId) => change({ room: eventId })} />
          {chosen && <RoomCard key={chosen.room.eventId} room={chosen.room} />}
        </div>
      )}
    />
  );
}

/** How many rooms need somebody, are in their lesson, wait: whatever is searched for. */
function Sums({ rooms }: { rooms: ReturnType<typeof inOrder> }) {
  const { sums: t } = useTexts('liveRooms');
  const sums = [
    ['attention', 'bad'],
    ['running', 'good'],
    ['waiting', 'plain'],
  ] as const;
  return (
    <p className="flex flex-wrap gap-2">
      {sums.map(([name, tone]) => {
        const n = rooms.filter((row) => isIn(name, row)).length;
        return (
          <Badge key={name} tone={n > 0 ? tone : 'plain'}>
            {t[name](n)}
          </Badge>
        );
      })}
    </p>
  );
}
