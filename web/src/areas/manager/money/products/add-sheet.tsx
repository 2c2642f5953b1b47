import type { ManagedProduct, ProductKind } from '@school/contract/catalogue/manager-shapes';
import { productLimits } from '@school/contract/catalogue/limits';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { draftKey } from '#kit/draft-key.ts';
import { NumberField } from '#kit/number-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { useReason } from '../../use-reason.ts';
import { cheaperSmaller, PriceFields, pricesIn, type TypedPrices } from './price-fields.tsx';
import { useProductWords } from './use-product-words.ts';

interface AddSheetProps {
  products: readonly ManagedProduct[];
  onAdded(productCode: string): void;
  onClose(): void;
}

/** A new package: its kind, its lessons, its first prices. */
export function AddSheet({ products, onAdded, onClose }: AddSheetProps) {
  const { form: t, kinds, add: title } = useTexts('managerProducts');
  const words = useProductWords();
  const [kind, setKind] = useState<ProductKind>('individual');
  const [lessons, setLessons] = useState<number | undefined>(12);
  const [typed, setTyped] = useState<TypedPrices>({});
  const add = useCall('POST /manager/products', { changes: ['GET /manager/gifts', 'GET /manager/products'] });
  const draft = draftKey(useSession()?.customerId, 'product');
  const odd = cheaperSmaller({ kind, lessons: lessons ?? 1 }, typed, products);

  const check = () => {
    const count = lessons ?? 0;
    const isWrong = count < 1 || count > productLimits.lessonsMost;
    return { ...(isWrong && { lessons: t.lessonsWrong(productLimits.lessonsMost) }), ...pricesIn(typed, t).wrong };
  };
  const submit = async (data: FormData, reason: string) => {
    const { prices = {} } = pricesIn(typed, t);
    const { productCode } = await add.mutateAsync({
      body: { kind, lessons: lessons ?? 0, prices, onSale: data.get('onSale') !== null, reason },
    });
    raiseNotice({ tone: 'good', text: t.added });
    onAdded(productCode);
    return undefined;
  };
  return (
    <FormSheet
      {...{ title, onClose, draft, check }}
      reason={useReason()}
      submit={{ label: t.add }}
      onSubmit={submit}
      onRefusal={atFields({ lessons: ['catalogue.product_exists'] })}
    >
      <RadioChips<ProductKind>
        label={t.kind}
        name="kind"
        required
        chips={choicesOf(kinds, ['individual', 'group', 'subscription'] as const)}
        value={kind}
        onChange={setKind}
      />
      <NumberField
        label={t.lessons}
        name="lessons"
        required
        value={lessons}
        onChange={setLessons}
        min={1}
        max={productLimits.lessonsMost}
      />
      <PriceFields typed={typed} onType={setTyped} />
      {odd && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.dearer(words.name(odd))}</p>}
      <Checkbox name="onSale" defaultChecked>
        {t.sellNow}
      </Checkbox>
    </FormSheet>
  );
}
