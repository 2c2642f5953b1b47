import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { BeginsField, useBegins } from '../dated/begins-field.tsx';
import { useReason } from '../../use-reason.ts';
import { cheaperSmaller, PriceFields, pricesIn, type TypedPrices } from './price-fields.tsx';
import { useProductWords } from './use-product-words.ts';

interface PriceSheetProps {
  product: ManagedProduct;
  products: readonly ManagedProduct[];
  onClose(): void;
}

/** New prices of a package, in as many currencies as change, from a day on. */
export function PriceSheet({ product, products, onClose }: PriceSheetProps) {
  const { form: t } = useTexts('managerProducts');
  const words = useProductWords();
  const [typed, setTyped] = useState<TypedPrices>({});
  const begins = useBegins();
  const set = useCall('POST /manager/products/:productCode/prices', {
    changes: ['GET /manager/gifts', 'GET /manager/products', 'GET /manager/products/:productCode'],
  });
  const odd = cheaperSmaller(product, typed, products);

  return (
    <FormSheet
      title={`${t.price}: ${words.name(product)}`}
      label={t.price}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.save }}
      check={() => pricesIn(typed, t).wrong}
      onSubmit={async (_, reason) => {
        const { prices = {} } = pricesIn(typed, t);
        const isSame = Object.entries(prices).every(([currency, amount]) =>
          product.prices.some((it) => it.currency === currency && it.amount === amount),
        );
        if (isSame && begins.validFrom === null) return { '': t.same };
        await set.mutateAsync({ params: { productCode: product.productCode }, body: { prices, validFrom: begins.validFrom, reason } });
        return t.saved;
      }}
      onRefusal={atFields({ '': ['catalogue.price_in_past', 'catalogue.price_planned'] })}
    >
      <p>{t.priceAbout}</p>
      <PriceFields typed={typed} onType={setTyped} product={product} />
      {odd && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.dearer(words.name(odd))}</p>}
      <BeginsField {...begins} />
    </FormSheet>
  );
}
