import type { Currency } from '@school/contract/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Select } from '#kit/select.tsx';

/** Every currency of the contract: one that is missing here, or is too many, does not compile. */
const currencies = Object.keys({ BYN: 0, RUB: 0, USD: 0, EUR: 0, KZT: 0 } satisfies Record<Currency, 0>) as Currency[];

/** The currency of an address; undefined when it names none. */
export const currencyOf = (text: string | undefined): Currency | undefined => currencies.find((known) => known === text);

/** In which currency to see the prices and to pay. */
export function CurrencyChoice({ value, onChange }: { value: Currency; onChange(currency: Currency): void }) {
  const t = useTexts('payment').products;
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <Select
      name="currency"
      required
      label={t.currency}
      value={value}
      options={currencies.map((currency) => ({ value: currency, label: `${currency} · ${names.of(currency) ?? currency}` }))}
      onChange={onChange}
    />
  );
}
