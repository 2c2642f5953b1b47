import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

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
    <Frame title={t.title}>
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
          {!faults && !pages.isError && <Skeleton className="h-40" />}
          {!faults && pages.isError && (
            <EmptyState
              title={t.failed}
              action={
                <Button kind="primary" busy={pages.isFetching} onPress={() => void pages.refetch()}>
                  {t.again}
                </Button>
              }
            >
              {t.failedAbout}
            </EmptyState>
          )}
          {faults?.length === 0 &&
            (search === '' && source === undefined ? (
              <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t.empty[view]}>
                {t.emptyAbout}
              </EmptyState>
            ) : (
              <EmptyState
                title={t.nothing}
                action={<Button onPress={() => change({ search: undefined, source: undefined })}>{t.reset}</Button>}
              />
            ))}
          {faults && faults.length > 0 && (
            <ul aria-label={t.list} aria-busy={pages.isPlaceholderData} className="flex flex-col gap-3">
              {faults.map((fault) => (
                <FaultCard key={fault.faultId} fault={fault} />
              ))}
            </ul>
          )}
          {pages.hasNextPage && (
            <div className="flex justify-center">
              <Button busy={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
                {t.more}
              </Button>
            </div>
          )}
        </>
      )}
    </Frame>
  );
}
