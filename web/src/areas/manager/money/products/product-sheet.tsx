import type { DatedPrice, ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import type { Currency } from '@school/contract/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { OnRecord } from '../dated/on-record.tsx';
import { CallOffSheet } from './call-off-sheet.tsx';
import { PriceSteps } from './price-steps.tsx';
import { PriceTable } from './price-table.tsx';
import { Sale } from './product-list.tsx';
import { currencies, useProductWords } from './use-product-words.ts';

interface ProductSheetProps {
  product: ManagedProduct;
  onDo(what: 'price' | 'sale'): void;
  onClose(): void;
}

/** A package with its story: what it cost and will cost in each currency, who set that and why. */
export function ProductSheet({ product, onDo, onClose }: ProductSheetProps) {
  const { sheet: t } = useTexts('managerProducts');
  const words = useProductWords();
  const { packageMonths, subscriptionDays } = useSchool();
  const { productCode, kind, onSale } = product;
  const { data } = useQuery({ ...queryOf('GET /manager/products/:productCode', { params: { productCode } }), staleTime: 0 });
  const [currency, setCurrency] = useState<Currency>('BYN');
  const [calledOff, setCalledOff] = useState<DatedPrice>();
  const prices = data?.prices.filter((it) => it.currency === currency) ?? [];
  if (calledOff) return <CallOffSheet product={product} price={calledOff} onClose={() => setCalledOff(undefined)} />;
  return (
    <Sheet title={words.name(product)} width="wide" onClose={onClose}>
      <p className="flex flex-wrap items-center gap-3">
        <Sale product={product} />
        <span className="text-mute">{t.lives[kind](kind === 'subscription' ? subscriptionDays : packageMonths)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={() => onDo('price')}>
          {t.newPrice}
        </Button>
        <Button onPress={() => onDo('sale')}>{onSale ? t.takeOff : t.putOn}</Button>
      </div>
      <h3 className="text-lg font-extrabold">{t.prices}</h3>
      <RadioChips<Currency>
        label={t.currency}
        labelHidden
        name="currency"
        layout="row"
        chips={currencies.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={setCurrency}
      />
      {!data && <Skeleton className="h-40" />}
      {data && prices.length === 0 && <p className="text-mute">{t.none}</p>}
      {data && prices.length > 0 && (
        <>
          <PriceSteps prices={prices} currency={currency} now={data.now} />
          <PriceTable prices={prices} lessons={product.lessons} onCallOff={setCalledOff} />
        </>
      )}
      <h3 className="text-lg font-extrabold">{t.acts}</h3>
      {data?.acts.length === 0 && <p className="text-mute">{t.noActs}</p>}
      <ul className="flex flex-col gap-2">
        {data?.acts.map((it) => (
          <li key={`${it.act} ${it.at}`}>
            <OnRecord what={t.act[it.act]} at={it.at} by={it.by} reason={it.reason} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
