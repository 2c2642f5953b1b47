import { Currency } from '@school/contract/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Select } from '#kit/select.tsx';

/** The currency of an address; undefined when it names none. */
export const currencyOf = (text: string | undefined): Currency | undefined => Currency.options.find((known) => known === text);

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
      options={Currency.options.map((currency) => ({ value: currency, label: `${currency} · ${names.of(currency) ?? currency}` }))}
      onChange={onChange}
    />
  );
}
