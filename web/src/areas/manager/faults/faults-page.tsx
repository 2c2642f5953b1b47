import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { Listed } from '../listed.tsx';
import { FaultCard } from './fault-card.tsx';
import { shownViews, useFaults } from './use-faults.ts';

const Speed = lazy(() => import('./speed.tsx').then(({ Speed: component }) => ({ default: component })));

/** What broke, the latest first, and how fast pages are. */
export function Page() {
  const t = useTexts('managerFaults');
  const navigate = useNavigate({ from: '/manager/faults' });
  const { view, source, search, pages, faults } = useFaults();
  const change = (part: SearchOf<'/manager/faults'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  return (
    <PageLayout title={t.title}>
      <p className="text-mute">{t.about}</p>
      <RadioChips
        label={t.views.label}
        labelHidden
        name="view"
        chips={shownViews.map((value) => ({ value, label: t.views[value] }))}
        value={view}
        onChange={(value) => change({ view: value === 'open' ? undefined : value })}
      />
      {view === 'speed' ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Speed />
        </Suspense>
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <SearchField
              words={{ label: t.search, placeholder: t.searchFor, clear: t.clear }}
              search={search}
              onSearch={(typed) => change({ search: typed === '' ? undefined : typed })}
            />
            <FilterSelect
              label={t.sources.label}
              any={t.sources.any}
              options={(['app', 'server'] as const).map((value) => ({ value, label: t.sources[value] }))}
              value={source}
              onChoose={(value) => change({ source: value })}
            />
          </div>
          <Listed
            list={pages}
            items={faults}
            words={t}
            onReset={search !== '' || source !== undefined ? () => change({ search: undefined, source: undefined }) : undefined}
            empty={
              <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t.empty[view]}>
                {t.emptyAbout}
              </EmptyState>
            }
          >
            {(shown) => (
              <ul aria-label={t.list} aria-busy={pages.isPlaceholderData} className="flex flex-col gap-3">
                {shown.map((fault) => (
                  <FaultCard key={fault.faultId} fault={fault} />
                ))}
              </ul>
            )}
          </Listed>
        </>
      )}
    </PageLayout>
  );
}
