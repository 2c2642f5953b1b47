import { settingLimits } from '@school/contract/school/limits';
import type { SettingValues } from '@school/contract/school/settings';
import type { Currency } from '@school/contract/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { TextField } from '#kit/text-field.tsx';

import { CurrencyField } from '../money/currency-field.tsx';
import { currencies } from '../money/products/use-product-words.ts';
import { rateOf, typedRate } from './rates.ts';

type Base = SettingValues['baseCurrency'];

/** The currency that reports add up in, and what one unit of each other is worth in it. */
export function RatesField({ label, base }: { label: string; base: Base }) {
  const t = useTexts('schoolSettings').rates;
  const [chosen, setChosen] = useState(base.currency);
  return (
    <div className="flex flex-col gap-4">
      <CurrencyField label={label} value={chosen} onChange={setChosen} />
      <p className="text-sm text-mute">{t.about(chosen)}</p>
      <div key={chosen} className="grid gap-4 sm:grid-cols-2">
        {currencies
          .filter((currency) => currency !== chosen)
          .map((currency) => (
            <TextField
              key={currency}
              name={currency}
              label={t.one(currency, chosen)}
              inputMode="decimal"
              maxLength={14}
              // Rates to another currency would be wrong by their nature: they are typed anew.
              defaultValue={chosen === base.currency ? typedRate(base.rates[currency]) : ''}
            />
          ))}
      </div>
    </div>
  );
}

/** What was typed, or the fields that hold no rate. */
export function typedBase(typed: (name: string) => string): { value: Base } | { wrong: readonly string[] } {
  const currency = typed('currency') as Currency;
  const rates = currencies.map((code) => [code, code === currency ? settingLimits.rates.whole : rateOf(typed(code))] as const);
  const wrong = rates.filter(([, rate]) => rate === undefined).map(([code]) => code);
  return wrong.length > 0 ? { wrong } : { value: { currency, rates: Object.fromEntries(rates) as Base['rates'] } };
}
