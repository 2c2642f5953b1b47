import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';

import { OfficeList } from '../../office-list.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { PricesCheck } from '../gifts/cheaper-small-notice.tsx';
import { ExchangeTermsCard } from './exchange-terms.tsx';
import { ProductList } from './product-list.tsx';
import { productsFile, useProductWords } from './use-product-words.ts';

const ProductSheet = lazy(() => import('./product-sheet.tsx').then(({ ProductSheet: component }) => ({ default: component })));
const AddSheet = lazy(() => import('./add-sheet.tsx').then(({ AddSheet: component }) => ({ default: component })));
const GridSheet = lazy(() => import('./grid-sheet.tsx').then(({ GridSheet: component }) => ({ default: component })));
const PriceSheet = lazy(() => import('./price-sheet.tsx').then(({ PriceSheet: component }) => ({ default: component })));
const SaleSheet = lazy(() => import('./sale-sheet.tsx').then(({ SaleSheet: component }) => ({ default: component })));

const productsQuery = queryOf('GET /manager/products');

export const load = () => void queryClient.prefetchQuery(productsQuery);

const kinds = ['individual', 'group', 'subscription'] as const;

/** `/manager/money/products`: what the school sells, for how much now and from when for how much else. */
export function Page() {
  const t = useTexts('managerProducts');
  const locale = useLocale();
  const words = useProductWords();
  const { kind, sale, product: opened, do: action } = useSearch({ from: '/manager/money/products' });
  const navigate = useNavigate({ from: '/manager/money/products' });
  const list = useQuery({ ...productsQuery, staleTime: 0, refetchOnWindowFocus: 'always' });
  const { data } = list;
  const place = { ...(kind !== undefined && { kind }), ...(sale !== undefined && { sale }) };
  const go = (part: { product?: string; do?: string }) => void navigate({ search: { ...place, ...part }, resetScroll: false });
  const filter = (part: { kind?: string | undefined; sale?: string | undefined }) =>
    void navigate({ search: { ...place, ...part }, resetScroll: false });

  const all = data?.products ?? [];
  const shown = all.filter((it) => fits(it, kind, sale));
  const one = all.find(({ productCode }) => productCode === opened);
  const by = filtersOf({ sale }, filter);
  return (
    <OfficeList
      words={t}
      width="wide"
      tabs={<MoneyTabs />}
      actions={
        <>
          <Button onPress={() => go({ do: 'grid' })}>{t.grid.open}</Button>
          <Button kind="primary" onPress={() => go({ do: 'add' })}>
            {t.add}
          </Button>
        </>
      }
      filters={
        <>
          <FilterSelect
            label={t.kind}
            any={t.anyKind}
            options={choicesOf(t.kinds, kinds)}
            value={kinds.find((it) => it === kind)}
            onChoose={(value) => filter({ kind: value })}
          />
          <FilterSelect label={t.sale} any={t.anySale} options={choicesOf({ on: t.onSale, off: t.offSale })} {...by('sale')} />
          {data && <output className="self-center text-sm text-mute figures">{t.found(shown.length)}</output>}
        </>
      }
      list={list}
      items={data && shown}
      height="h-96"
      onReset={kind !== undefined || sale !== undefined ? () => filter({ kind: undefined, sale: undefined }) : undefined}
      empty={{ title: t.empty, about: t.emptyAbout }}
      file={productsFile(t, locale)}
      renderTable={(rows) => <ProductList products={rows} onOpen={(productCode) => go({ product: productCode })} />}
    >
      <PricesCheck />
      <ExchangeTermsCard />
      <Suspense>
        {action === 'add' && <AddSheet products={all} onClose={() => go({})} onAdded={(productCode) => go({ product: productCode })} />}
        {action === 'grid' && <GridSheet products={all} onClose={() => go({})} />}
        {one && action === undefined && (
          <ProductSheet product={one} onDo={(what) => go({ product: one.productCode, do: what })} onClose={() => go({})} />
        )}
        {one && action === 'price' && <PriceSheet product={one} products={all} onClose={() => go({ product: one.productCode })} />}
        {one && action === 'sale' && <SaleSheet product={one} name={words.name(one)} onClose={() => go({ product: one.productCode })} />}
      </Suspense>
    </OfficeList>
  );
}

const fits = (product: ManagedProduct, kind: string | undefined, sale: string | undefined): boolean =>
  (kind === undefined || product.kind === kind) && (sale === undefined || product.onSale === (sale === 'on'));
