import { promoTypes } from '@school/contract/promotions/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { saveFile } from '#kit/save-file.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { csvOf } from '#kit/csv.ts';
import { NotLoaded } from '../../listed.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { codesAsRows } from './codes-as-rows.ts';
import { PromoCodeList } from './promo-code-list.tsx';

const CodeSheet = lazy(() => import('./code-sheet.tsx').then(({ CodeSheet: component }) => ({ default: component })));
const AddSheet = lazy(() => import('./add-sheet.tsx').then(({ AddSheet: component }) => ({ default: component })));
const StopSheet = lazy(() => import('./stop-sheet.tsx').then(({ StopSheet: component }) => ({ default: component })));

const states = ['active', 'planned', 'ended'] as const;

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/promo-codes', { query: {} }));

/** `/manager/money/promo-codes`: every promo code, what it gives and how often it was used. */
export function Page() {
  const t = useTexts('managerPromoCodes');
  const products = useTexts('managerProducts');
  const shared = useTexts('datedTerms');
  const locale = useLocale();
  const { search = '', state: askedState, type: askedType, before, code, do: action } = useSearch({ from: '/manager/money/promo-codes' });
  const navigate = useNavigate({ from: '/manager/money/promo-codes' });
  const state = states.find((it) => it === askedState);
  const type = promoTypes.find((it) => it === askedType);
  const filters = { ...(search !== '' && { search }), ...(state && { state }), ...(type && { type }) };
  const list = useQuery({
    ...queryOf('GET /manager/promo-codes', { query: { ...filters, ...(before !== undefined && { before }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const { data, isError, isPlaceholderData } = list;
  const place = { ...filters, ...(before !== undefined && { before }) };
  const open = (part: { code?: string; do?: string }) => void navigate({ search: { ...place, ...part }, resetScroll: false });
  const filter = (part: { search?: string | undefined; state?: string | undefined; type?: string | undefined }, replace = false) =>
    void navigate({ search: { ...filters, ...part }, replace, resetScroll: false });
  const codes = data?.codes ?? [];
  const isFiltered = Object.keys(place).length > 0;
  const download = () =>
    saveFile(
      t.fileName(wallClock(schoolNow(), schoolZone).date),
      csvOf(...codesAsRows(codes, t, products, locale)),
      'text/csv;charset=utf-8',
    );
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        <div className="flex flex-wrap gap-2">
          {codes.length > 0 && (
            <Button onPress={download}>
              <Icon of={Download} />
              {shared.export}
            </Button>
          )}
          <Button kind="primary" onPress={() => open({ do: 'add' })}>
            {t.add}
          </Button>
        </div>
      }
    >
      <MoneyTabs />
      <div className="flex flex-wrap items-end gap-3">
        <SearchField words={t.search} search={search} onSearch={(typed) => filter({ search: typed === '' ? undefined : typed }, true)} />
        <Select
          name="state"
          label={t.state}
          required
          value={state ?? 'any'}
          onChange={(value) => filter({ state: value === 'any' ? undefined : value })}
          options={[{ value: 'any' as const, label: t.anyState }, ...states.map((value) => ({ value, label: t.states[value] }))]}
        />
        <Select
          name="type"
          label={t.type}
          required
          value={type ?? 'any'}
          onChange={(value) => filter({ type: value === 'any' ? undefined : value })}
          options={[{ value: 'any' as const, label: t.anyType }, ...promoTypes.map((value) => ({ value, label: t.types[value] }))]}
        />
        {data && (
          <output className="pb-3 text-sm text-mute figures">
            {data.next === null ? t.found(codes.length) : t.foundMore(codes.length)}
          </output>
        )}
      </div>
      {!data && (isError ? <NotLoaded kind="secondary" list={list} words={shared} /> : <Skeleton className="h-96" />)}
      {data &&
        codes.length === 0 &&
        (isFiltered ? (
          <EmptyState title={t.empty} action={<Button onPress={() => void navigate({ search: {} })}>{t.showAll}</Button>}>
            {t.emptyAbout}
          </EmptyState>
        ) : (
          <EmptyState title={t.none}>{t.noneAbout}</EmptyState>
        ))}
      <div aria-busy={isPlaceholderData}>
        {codes.length > 0 && <PromoCodeList codes={codes} onOpen={(opened) => open({ code: opened })} />}
      </div>
      {(before !== undefined || (data?.next ?? null) !== null) && (
        <div className="flex flex-wrap gap-2">
          {before !== undefined && <Button onPress={() => void navigate({ search: filters })}>{t.first}</Button>}
          {data && data.next !== null && (
            <Button onPress={() => void navigate({ search: { ...filters, before: data.next ?? '' } })}>{t.next}</Button>
          )}
        </div>
      )}
      <Suspense>
        {action === 'add' && <AddSheet onClose={() => open({})} onAdded={(made) => open({ code: made })} />}
        {code !== undefined && action === undefined && (
          <CodeSheet code={code} onStop={() => open({ code, do: 'stop' })} onClose={() => open({})} />
        )}
        {code !== undefined && action === 'stop' && <StopSheet code={code} onClose={() => open({ code })} />}
      </Suspense>
    </PageLayout>
  );
}
