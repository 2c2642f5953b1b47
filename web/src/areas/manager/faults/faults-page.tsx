import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { OfficeList } from '../office-list.tsx';
import { FaultCard } from './fault-card.tsx';
import { shownViews, useFaults } from './use-faults.ts';

const Speed = lazy(() => import('./speed.tsx').then(({ Speed: component }) => ({ default: component })));

const Health = lazy(() => import('./health.tsx').then(({ Health: component }) => ({ default: component })));

/** What broke, the latest first, how fast pages are, and how the school is. */
export function Page() {
  const t = useTexts('managerFaults');
  const { view, source, search, list, faults } = useFaults();
  const change = useChangeSearch('/manager/faults');
  return (
    <OfficeList
      words={t}
      views={
        <RadioChips
          label={t.views.label}
          labelHidden
          name="view"
          chips={shownViews.map((value) => ({ value, label: t.views[value] }))}
          value={view}
          onChange={(value) => change({ view: value === 'open' ? undefined : value })}
        />
      }
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
          options={(['app', 'server'] as const).map((value) => ({ value, label: t.sources[value] }))}
          value={source}
          onChoose={(value) => change({ source: value })}
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
