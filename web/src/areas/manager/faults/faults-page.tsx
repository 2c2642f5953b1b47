import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { OfficeList } from '../office-list.tsx';
import { FaultCard } from './fault-card.tsx';
import { shownViews, useFaults } from './use-faults.ts';
import { ViewChips } from '../view-chips.tsx';

const Speed = lazy(() => import('./speed.tsx').then(({ Speed: component }) => ({ default: component })));

const Health = lazy(() => import('./health.tsx').then(({ Health: component }) => ({ default: component })));

/** What broke, the latest first, how fast pages are, and how the school is. */
export function Page() {
  const t = useTexts('managerFaults');
  const { view, source, search, list, faults } = useFaults();
  const change = useChangeSearch('/manager/faults');
  const by = filtersOf({ source }, change);
  return (
    <OfficeList
      words={t}
      views={<ViewChips name="view" words={t.views} views={shownViews} value={view} usual="open" onChange={change} />}
      instead={
        view === 'speed' || view === 'health' ? (
          <Suspense fallback={<Skeleton className="h-64" />}>{view === 'speed' ? <Speed /> : <Health />}</Suspense>
        ) : undefined
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      filters={
        <FilterSelect
          label={t.sources.label}
          any={t.sources.any}
          options={choicesOf(t.sources, ['app', 'server'] as const)}
          {...by('source')}
        />
      }
      list={list}
      items={faults}
      onReset={search !== '' || source !== undefined ? () => change({ search: undefined, source: undefined }) : undefined}
      empty={{ title: view === 'speed' || view === 'health' ? '' : t.empty[view], about: t.emptyAbout, isGood: true }}
      renderCard={(fault) => <FaultCard key={fault.faultId} fault={fault} />}
    />
  );
}
