import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import { useQuery } from '@tanstack/react-query';
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
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { csvOf } from '#kit/csv.ts';
import { NotLoaded } from '../../listed.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { PricesCheck } from '../gifts/cheaper-small-notice.tsx';
import { ExchangeTermsCard } from './exchange-terms.tsx';
import { ProductList } from './product-list.tsx';
import { productsAsRows, useProductWords } from './use-product-words.ts';

const ProductSheet = lazy(() => import('./product-sheet.tsx').then(({ ProductSheet: component }) => ({ default: component })));
const AddSheet = lazy(() => import('./add-sheet.tsx').then(({ AddSheet: component }) => ({ default: component })));
const PriceSheet = lazy(() => import('./price-sheet.tsx').then(({ PriceSheet: component }) => ({ default: component })));
const SaleSheet = lazy(() => import('./sale-sheet.tsx').then(({ SaleSheet: component }) => ({ default: component })));

const productsQuery = queryOf('GET /manager/products');

export const load = () => void queryClient.prefetchQuery(productsQuery);

const kinds = ['individual', 'group', 'subscription'] as const;

/** `/manager/money/products`: what the school sells, for how much now and from when for how much else. */
export function Page() {
  const t = useTexts('managerProducts');
  const shared = useTexts('datedTerms');
  const locale = useLocale();
  const words = useProductWords();
  const { kind, sale, product: opened, do: action } = useSearch({ from: '/manager/money/products' });
  const navigate = useNavigate({ from: '/manager/money/products' });
  const list = useQuery({ ...productsQuery, staleTime: 0, refetchOnWindowFocus: 'always' });
  const { data, isError } = list;
  const place = { ...(kind !== undefined && { kind }), ...(sale !== undefined && { sale }) };
  const go = (part: { kind?: string; sale?: string; product?: string; do?: string }) =>
    void navigate({ search: { ...place, ...part }, resetScroll: false });

  const all = data?.products ?? [];
  const shown = all.filter((it) => fits(it, kind, sale));
  const one = all.find(({ productCode }) => productCode === opened);
  const download = () =>
    saveFile(t.fileName(wallClock(schoolNow(), schoolZone).date), csvOf(...productsAsRows(shown, t, locale)), 'text/csv;charset=utf-8');
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        <div className="flex flex-wrap gap-2">
          {shown.length > 0 && (
            <Button onPress={download}>
              <Icon of={Download} />
              {shared.export}
            </Button>
          )}
          <Button kind="primary" onPress={() => go({ do: 'add' })}>
            {t.add}
          </Button>
        </div>
      }
    >
      <MoneyTabs />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          name="kind"
          label={t.kind}
          required
          value={kinds.find((it) => it === kind) ?? 'any'}
          onChange={(value) => go({ kind: value === 'any' ? undefined : value } as { kind?: string })}
          options={[{ value: 'any' as const, label: t.anyKind }, ...kinds.map((value) => ({ value, label: t.kinds[value] }))]}
        />
        <Select
          name="sale"
          label={t.sale}
          required
          value={sale === 'on' || sale === 'off' ? sale : 'any'}
          onChange={(value) => go({ sale: value === 'any' ? undefined : value } as { sale?: string })}
          options={[
            { value: 'any' as const, label: t.anySale },
            { value: 'on' as const, label: t.onSale },
            { value: 'off' as const, label: t.offSale },
          ]}
        />
        {data && <output className="pb-3 text-sm text-mute figures">{t.found(shown.length)}</output>}
      </div>
      {!data && (isError ? <NotLoaded kind="secondary" list={list} words={shared} /> : <Skeleton className="h-96" />)}
      {data && shown.length === 0 && (
        <EmptyState title={t.empty} action={<Button onPress={() => void navigate({ search: {} })}>{t.showAll}</Button>}>
          {t.emptyAbout}
        </EmptyState>
      )}
      {shown.length > 0 && <ProductList products={shown} onOpen={(productCode) => go({ product: productCode })} />}
      <PricesCheck />
      <ExchangeTermsCard />
      <Suspense>
        {action === 'add' && <AddSheet products={all} onClose={() => go({})} onAdded={(productCode) => go({ product: productCode })} />}
        {one && action === undefined && (
          <ProductSheet product={one} onDo={(what) => go({ product: one.productCode, do: what })} onClose={() => go({})} />
        )}
        {one && action === 'price' && <PriceSheet product={one} products={all} onClose={() => go({ product: one.productCode })} />}
        {one && action === 'sale' && <SaleSheet product={one} name={words.name(one)} onClose={() => go({ product: one.productCode })} />}
      </Suspense>
    </PageLayout>
  );
}

const fits = (product: ManagedProduct, kind: string | undefined, sale: string | undefined): boolean =>
  (kind === undefined || product.kind === kind) && (sale === undefined || product.onSale === (sale === 'on'));
