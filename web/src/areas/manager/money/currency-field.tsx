import type { Currency } from '@school/contract/shapes';

import { Select } from '#kit/select.tsx';

import { currencies } from './products/use-product-words.ts';

interface CurrencyFieldProps {
  label: string;
  value: Currency;
  onChange(currency: Currency): void;
}

/** In which currency something is ordered or has come. */
export const CurrencyField = ({ label, value, onChange }: CurrencyFieldProps) => (
  <Select<Currency>
    name="currency"
    label={label}
    required
    value={value}
    onChange={onChange}
    options={currencies.map((code) => ({ value: code, label: code }))}
  />
);
