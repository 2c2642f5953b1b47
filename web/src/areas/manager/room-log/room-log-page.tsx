import { roomOutcomes } from '@school/contract/lesson-room/limits';
import type { RoomOver } from '@school/contract/lesson-room/log-calls';
import { lazy, Suspense, useState } from 'react';

import type { TextsOf } from '#i18n/features.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, type Tone } from '#kit/card.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { Column } from '#kit/table.tsx';

import { DayFilter } from '../audit/day-filter.tsx';
import { OfficeList } from '../office-list.tsx';
import { RoomsTabs } from '../rooms/rooms-tabs.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { useLogWords } from './log-words.ts';
import { useRoomLog } from './use-room-log.ts';

// What happened in a room is folded from its events by the room's own code, which nobody needs for the list.
const OverSheet = lazy(() => import('./over-sheet.tsx').then(({ OverSheet: component }) => ({ default: component })));

const tones: Readonly<Record<RoomOver['outcome'], Tone>> = {
  open: 'plain',
  conducted: 'good',
  nonAttendance: 'warn',
  teacherLate: 'warn',
  teacherNoShow: 'bad',
  technical: 'warn',
};

/** Rooms that are over: found by names, outcome, help and days, in an order of choice, kept whole as a file. */
export function Page() {
  const t = useTexts('roomLog');
  const words = useLogWords();
  const navigate = useNavigate({ from: '/manager/room-log' });
  const change = useChangeSearch('/manager/room-log');
  const log = useRoomLog();
  const [opened, setOpened] = useState<RoomOver>();
  const by = log.order.replace('-', '');
  const columns = columnsOf(t, words, setOpened);
  return (
    <OfficeList
      words={t}
      width="wide"
      tabs={<RoomsTabs />}
      search={log.search}
      onSearch={(typed) => change({ search: typed })}
      filters={
        <>
          <FilterSelect
            label={t.outcome}
            any={t.anyOutcome}
            options={roomOutcomes.filter((value) => value !== 'open').map((value) => ({ value, label: t.outcomes[value] }))}
            value={log.outcome}
            onChoose={(value) => change({ outcome: value })}
          />
          <FilterSelect
            label={t.help}
            any={t.anyHelp}
            options={[{ value: 'asked', label: t.withHelp }]}
            value={log.withHelp ? 'asked' : undefined}
            onChoose={(value) => change({ help: value })}
          />
          <DayFilter label={t.from} name="from" day={log.from} onChange={(day) => change({ from: day })} />
          <DayFilter label={t.until} name="until" day={log.until} onChange={(day) => change({ until: day })} />
        </>
      }
      actions={log.total > 0 && <output className="figures text-mute">{t.inAll(log.total)}</output>}
      file={{ name: t.fileName, columns: t.fileColumns, row: words.row, whole: log.whole }}
      list={log.list}
      items={log.rooms}
      onReset={log.isChosen ? () => void navigate({ search: {}, replace: true }) : undefined}
      height="h-64"
      empty={{ title: t.empty, about: t.emptyAbout }}
      renderTable={(shown) => (
        <TableOrCards
          caption={t.list}
          columns={columns}
          rows={shown}
          keyOf={({ eventId }) => eventId}
          sort={{ by, down: log.order.startsWith('-') }}
          onSort={(sort) => change({ sort: `${sort.by === by ? (sort.down ? '-' : '') : '-'}${sort.by}` })}
          empty={null}
        />
      )}
    >
      {opened && (
        <Suspense>
          <OverSheet room={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </OfficeList>
  );
}

/** What a row shows. */
const columnsOf = (t: TextsOf<'roomLog'>, words: ReturnType<typeof useLogWords>, onOpen: (room: RoomOver) => void): Column<RoomOver>[] => [
  {
    id: 'time',
    title: t.columns.time,
    sortable: true,
    cell: (room) => <time dateTime={room.timestamp}>{words.when(room.timestamp)}</time>,
  },
  { id: 'teacher', title: t.columns.teacher, cell: (room) => room.teacher.name },
  {
    id: 'kids',
    title: t.columns.kids,
    cell: (room) => (
      <>
        {words.kids(room)} <span className="block text-mute">{words.about(room)}</span>
      </>
    ),
  },
  { id: 'outcome', title: t.columns.outcome, cell: (room) => <Badge tone={tones[room.outcome]}>{t.outcomes[room.outcome]}</Badge> },
  { id: 'together', title: t.columns.together, sortable: true, cell: words.together },
  { id: 'help', title: t.columns.help, sortable: true, cell: words.help },
  { id: 'ended', title: t.columns.ended, cell: (room) => t.endings[room.ended.as] },
  {
    id: 'look',
    title: t.look,
    cell: (room) => (
      <Button size="small" label={t.lookAt(room.teacher.name, words.when(room.timestamp))} onPress={() => onOpen(room)}>
        {t.look}
      </Button>
    ),
  },
];
