import type { FamilyMoney } from '@school/contract/back-office/money-shapes';
import type { Currency } from '@school/contract/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';

import { CurrencyField } from '../money/currency-field.tsx';
import { minorUnits } from '../money/dated/amounts.ts';
import { priceOf, useProductWords } from '../money/products/use-product-words.ts';
import { useReason } from '../use-reason.ts';
import { familyCalls } from './family-calls.ts';

/** A package that a manager orders for a family, at the price of this moment. */
export function OrderSheet({ of, onClose }: { of: Pick<FamilyMoney, 'familyId' | 'currency'>; onClose(): void }) {
  const t = useTexts('byHand');
  const words = useProductWords();
  const locale = useLocale();
  const [currency, setCurrency] = useState<Currency>(of.currency);
  const [productCode, setProduct] = useState('');
  const [typed, setTyped] = useState('');
  const { data } = useQuery(queryOf('GET /manager/products'));
  const order = useCall('POST /manager/families/:familyId/orders', { changes: familyCalls });

  const onSale = (data?.products ?? []).filter((it) => it.onSale && priceOf(it, currency) !== undefined);
  const chosen = onSale.find((it) => it.productCode === productCode);
  const price = chosen && priceOf(chosen, currency)?.amount;
  const discount = typed.trim() === '' ? 0 : minorUnits(typed);
  const submit = async (_: FormData, reason: string) => {
    if (price === undefined) return { productCode: t.choose };
    if (discount === undefined || discount >= price) return { discount: t.discountWrong };
    const { total } = await order.mutateAsync({ params: { familyId: of.familyId }, body: { productCode, currency, discount, reason } });
    return t.made(money(locale, total));
  };
  return (
    <FormSheet
      title={t.order}
      onClose={onClose}
      reason={useReason({ help: t.reasonHelp, maxLength: 300, rows: 2 })}
      submit={{ label: t.order }}
      onSubmit={submit}
      onRefusal={atFields({
        discount: ['payments.discount_too_large'],
        productCode: ['catalogue.no_price', 'catalogue.product_not_found'],
      })}
    >
      <p className="text-mute">{t.orderAbout}</p>
      <CurrencyField label={t.currency} value={currency} onChange={setCurrency} />
      <Select
        name="productCode"
        label={t.product}
        required
        value={chosen ? productCode : ''}
        onChange={setProduct}
        options={onSale.map((it) => ({ value: it.productCode, label: t.option(words.name(it), words.price(it, currency)) }))}
      />
      {data && onSale.length === 0 && <p className="text-mute">{t.noProducts}</p>}
      <TextField
        name="discount"
        label={t.discount}
        help={t.discountHelp}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        onChange={setTyped}
      />
      {price !== undefined && discount !== undefined && discount < price && (
        <p className="text-lg font-bold figures">{t.total(money(locale, { amount: price - discount, currency }))}</p>
      )}
    </FormSheet>
  );
}
