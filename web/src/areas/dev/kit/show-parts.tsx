import { useState } from 'react';

import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { CalendarDays, Icon } from '#kit/icon.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { ProgressRing, Stars } from '#kit/progress.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { type Column, type Sort, Table } from '#kit/table.tsx';
import { Part } from './part.tsx';
import { words } from './words.ts';

type Row = (typeof words.show.rows)[number];

export function ShowParts() {
  const t = words.show;
  const [sort, setSort] = useState<Sort>({ by: 'gold', down: true });
  const [until] = useState(() => new Date(Date.now() + 27 * 3_600_000).toISOString());
  const columns: readonly Column<Row>[] = [
    { id: 'name', title: t.columns.name, cell: (row) => row.name, sortable: true },
    { id: 'kids', title: t.columns.kids, cell: (row) => row.kids },
    { id: 'gold', title: t.columns.gold, cell: (row) => row.gold, sortable: true, align: 'right' },
  ];
  const sign = sort.down ? -1 : 1;
  const rows = t.rows.toSorted((one, other) => sign * (sort.by === 'gold' ? one.gold - other.gold : one.name.localeCompare(other.name)));
  return (
    <Part title={t.title}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={t.parent} picture={null} alone />
        <Avatar name={t.kid} picture={null} animal={t.kid} size={64} alone />
        <ProgressRing label={t.progress} value={8} max={12} text={t.percent} />
        <Stars got={2} of={3} />
      </div>
      <ProgressBar label={t.progress} value={8} max={12} text={t.progressText} />
      <Card className="flex items-center justify-between gap-4">
        {t.gift}
        <Countdown until={until} label={t.gift} />
      </Card>
      <div className="flex flex-wrap gap-2">
        <Badge tone="individual">{t.individual}</Badge>
        <Badge tone="group">{t.group}</Badge>
        <Badge tone="trial">{t.trial}</Badge>
        <Badge tone="good">{t.good}</Badge>
        <Badge tone="warn">{t.warn}</Badge>
        <Badge tone="bad">{t.bad}</Badge>
      </div>
      <EmptyState title={t.empty} picture={<Icon of={CalendarDays} size={48} />} action={<Button>{t.emptyAction}</Button>}>
        {t.emptyText}
      </EmptyState>
      <Table caption={t.families} columns={columns} rows={rows} keyOf={(row) => row.id} sort={sort} onSort={setSort} empty={t.none} />
      <Skeleton className="h-20" />
    </Part>
  );
}
