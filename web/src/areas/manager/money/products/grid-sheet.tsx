import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';
import type { Currency } from '@school/contract/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';

import { typedAmount } from '../dated/amounts.ts';
import { BeginsField, useBegins } from '../dated/begins-field.tsx';
import { useReason } from '../../use-reason.ts';
import { changedPrices, rateOf, sameAs, type TypedGrid } from './grid-prices.ts';
import { currencies, priceOf, useProductWords } from './use-product-words.ts';

const typedNow = (products: readonly ManagedProduct[], currency: Currency): TypedGrid =>
  Object.fromEntries(
    products.map((it) => [it.productCode, typedAmount(priceOf(it, currency)?.amount ?? 0)]).filter(([, text]) => text !== '0'),
  );

/** All packages on sale in one currency: typed one by one, or filled from another currency at a rate. */
export function GridSheet({ products, onClose }: { products: readonly ManagedProduct[]; onClose(): void }) {
  const { grid: t, form } = useTexts('managerProducts');
  const words = useProductWords();
  const locale = useLocale();
  const begins = useBegins();
  const shown = products.filter(({ onSale }) => onSale);
  const [currency, setCurrency] = useState<Currency>('BYN');
  const [typed, setTyped] = useState<TypedGrid>(() => typedNow(shown, 'BYN'));
  const others = currencies.filter((it) => it !== currency);
  const [chosenBase, setBase] = useState<Currency>('BYN');
  const base = others.find((it) => it === chosenBase) ?? others[0] ?? 'BYN';
  const [rate, setRate] = useState('');
  const [isRateWrong, setRateWrong] = useState(false);
  const set = useCall('POST /manager/prices', {
    changes: ['GET /manager/gifts', 'GET /manager/products', 'GET /manager/products/:productCode'],
  });
  const changed = changedPrices(shown, currency, typed);
  const choose = (next: Currency) => {
    setCurrency(next);
    setTyped(typedNow(shown, next));
  };
  const fill = () => {
    const known = rateOf(rate);
    setRateWrong(known === undefined);
    if (known !== undefined) setTyped({ ...typed, ...sameAs(shown, base, known) });
  };
  const check = () => ({
    ...Object.fromEntries(changed.wrong.map((code) => [code, form.wrong])),
    ...(changed.wrong.length === 0 && changed.prices.length === 0 && { '': form.same }),
  });
  return (
    <FormSheet
      title={t.title}
      onClose={onClose}
      width="wide"
      reason={useReason()}
      submit={{ label: t.save(changed.prices.length), disabled: changed.prices.length === 0 && changed.wrong.length === 0 }}
      check={check}
      onSubmit={async (_, reason) => {
        await set.mutateAsync({ body: { currency, prices: changed.prices, validFrom: begins.validFrom, reason } });
        return t.saved;
      }}
      onRefusal={atFields({ validFrom: ['catalogue.price_in_past'], '': ['catalogue.price_planned'] })}
    >
      <p className="text-mute">{t.about}</p>
      <RadioChips
        label={t.currency}
        name="currency"
        required
        chips={currencies.map((value) => ({ value, label: value }))}
        value={currency}
        onChange={choose}
      />
      <fieldset className="grid items-end gap-3 rounded-md bg-sunk p-4 sm:grid-cols-3">
        <legend className="sr-only">{t.sameAs}</legend>
        <Select<Currency>
          label={t.sameAs}
          name="base"
          required
          options={others.map((value) => ({ value, label: value }))}
          value={base}
          onChange={setBase}
        />
        <TextField
          label={t.rate(base, currency)}
          name="rate"
          inputMode="decimal"
          value={rate}
          onChange={setRate}
          error={isRateWrong ? t.rateWrong : undefined}
        />
        <Button onPress={fill}>{t.fill}</Button>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        {shown.map((product) => {
          const price = priceOf(product, currency);
          return (
            <TextField
              key={product.productCode}
              name={product.productCode}
              label={words.name(product)}
              help={price ? form.now(money(locale, price)) : form.noneNow}
              inputMode="decimal"
              value={typed[product.productCode] ?? ''}
              onChange={(text) => setTyped({ ...typed, [product.productCode]: text })}
            />
          );
        })}
      </div>
      <BeginsField {...begins} />
    </FormSheet>
  );
}
