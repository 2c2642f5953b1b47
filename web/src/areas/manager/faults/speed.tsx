import type { PageSpeed } from '@school/contract/faults/calls';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { TableOrCards } from '../table-or-cards.tsx';

/** How long pages take, the slowest first. */
export function Speed() {
  const t = useTexts('managerFaults');
  const locale = useLocale();
  const list = useQuery(quietly(queryOf('GET /manager/speed')));
  if (!list.data && !list.isError) return <Skeleton className="h-64" />;
  if (!list.data) return <NotLoaded list={list} />;
  const seconds = (ms: number | null) =>
    ms === null ? null : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(ms / 1000);
  const figure = (id: 'p50' | 'p75' | 'p95' | 'drawn') => ({
    id,
    title: t.speed[id],
    cell: (it: PageSpeed) => seconds(it[id]),
    align: 'right' as const,
  });
  return (
    <>
      <p className="max-w-prose">{t.speedAbout}</p>
      <TableOrCards
        caption={t.views.speed}
        columns={[
          { id: 'page', title: t.speed.page, cell: (it: PageSpeed) => it.page },
          {
            id: 'times',
            title: t.speed.times,
            cell: (it: PageSpeed) => new Intl.NumberFormat(locale).format(it.times),
            align: 'right' as const,
          },
          figure('p50'),
          figure('p75'),
          figure('p95'),
          figure('drawn'),
        ]}
        rows={list.data.pages}
        keyOf={({ page }) => page}
        empty={t.noSpeed}
      />
    </>
  );
}
