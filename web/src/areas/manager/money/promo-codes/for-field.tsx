import type { ProductKind } from '@school/contract/catalogue/manager-shapes';
import { promoLimits } from '@school/contract/promotions/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { fieldsOf } from '#kit/fields-of.ts';
import { Select } from '#kit/select.tsx';

import { useProductWords } from '../products/use-product-words.ts';
import type { TypedCode } from './code-request.ts';

interface ForFieldProps {
  typed: Pick<TypedCode, 'for' | 'kind' | 'productCode'>;
  onChange(part: Partial<Pick<TypedCode, 'for' | 'kind' | 'productCode'>>): void;
}

const kinds = ['individual', 'group', 'subscription'] as const;

/** For which packages a code is: all, those of a kind, or one; codes are for 8 lessons or more. */
export function ForField({ typed, onChange }: ForFieldProps) {
  const { form: t, forKind } = useTexts('managerPromoCodes');
  const words = useProductWords();
  const field = fieldsOf(typed, onChange);
  const { data } = useQuery(queryOf('GET /manager/products'));
  const fitting = data?.products.filter(({ lessons, onSale }) => onSale && lessons >= promoLimits.lessonsFrom) ?? [];
  return (
    <>
      <RadioChips<TypedCode['for']>
        label={t.for}
        help={t.eight}
        {...field('for')}
        required
        chips={choicesOf({ all: t.forAll, kind: t.forKind, product: t.forProduct })}
      />
      {typed.for === 'kind' && (
        <Select<ProductKind>
          {...field('kind')}
          label={t.kind}
          required

          options={choicesOf(forKind, kinds)}
        />
      )}
      {typed.for === 'product' && (
        <Select
          {...field('productCode')}
          label={t.product}
          required

          options={fitting.map((it) => ({ value: it.productCode, label: words.name(it) }))}
        />
      )}
    </>
  );
}
