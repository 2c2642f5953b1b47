import type { Currency } from '@school/contract/shapes';
import type { ComponentProps } from 'react';

import { TextField } from '#kit/text-field.tsx';

import { currencies } from '../products/use-product-words.ts';

/** A field for an amount in each currency; `of` says what is special about that of one. */
export const AmountFields = ({
  of,
}: {
  of(currency: Currency): Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'inputMode' | 'maxLength'>;
}) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {currencies.map((currency) => (
      <TextField key={currency} name={currency} label={currency} inputMode="decimal" maxLength={14} {...of(currency)} />
    ))}
  </div>
);
