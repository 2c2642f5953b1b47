import type { Product } from '@school/contract/catalogue/shapes';
import type { PromoOffer } from '@school/contract/promotions/shapes';
import { useEffect, useRef, useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';

/** A code beside a package: what it makes of it, or why it cannot be had. */
export interface Promo {
  offer: PromoOffer | undefined;
  refusal: SchoolRefusal | undefined;
  busy: boolean;
  check(request: string): void;
  remove(): void;
}

/**
 * A promo code that is checked before paying (docs/rules/promotions.md#promo-codes), and again by itself for another package. `suggested` is the
 * code the family came with: it is tried once.
 */
export function usePromo(product: Product, suggested: string | null): Promo {
  const [code, setCode] = useState(suggested ?? undefined);
  const [answer, setAnswer] = useState<{ for: string; offer?: PromoOffer; refusal?: SchoolRefusal }>();
  const ask = useCall('POST /promo-codes/check');
  const { productCode, price } = product;
  const wanted = code === undefined ? undefined : `${code} ${productCode} ${price.currency}`;
  const asked = useRef<string>(undefined);
  const typed = useRef(false);

  useEffect(() => {
    if (wanted === undefined || code === undefined || asked.current === wanted) return;
    asked.current = wanted;
    ask.mutateAsync({ body: { code, productCode, currency: price.currency } }).then(
      (offer) => setAnswer({ for: wanted, offer }),
      (cause: unknown) => {
        if (!(cause instanceof SchoolRefusal)) return;
        cause.take();
        // A code the family came with and has not typed here is not reproached.
        setAnswer(typed.current ? { for: wanted, refusal: cause } : { for: wanted });
      },
    );
  }, [ask, code, price.currency, productCode, wanted]);

  const current = answer?.for === wanted ? answer : undefined;
  return {
    offer: current?.offer,
    refusal: current?.refusal,
    busy: wanted !== undefined && current === undefined,
    check(request) {
      typed.current = true;
      asked.current = undefined;
      setAnswer(undefined);
      setCode(request);
    },
    remove() {
      setCode(undefined);
      setAnswer(undefined);
    },
  };
}
