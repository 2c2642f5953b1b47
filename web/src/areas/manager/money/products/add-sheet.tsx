import type { ManagedProduct, ProductKind } from '@school/contract/catalogue/manager-shapes';
import { productLimits } from '@school/contract/catalogue/limits';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { draftKey } from '#kit/draft-key.ts';
import { Draft } from '#kit/draft.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { NumberField } from '#kit/number-field.tsx';

import { ReasonField, reasonIn } from '../dated/reason-field.tsx';
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
  const { reasonNeeded } = useTexts('datedTerms');
  const words = useProductWords();
  const [kind, setKind] = useState<ProductKind>('individual');
  const [lessons, setLessons] = useState<number | undefined>(12);
  const [typed, setTyped] = useState<TypedPrices>({});
  const add = useCall('POST /manager/products', { changes: ['GET /manager/gifts', 'GET /manager/products'] });
  const draft = draftKey(useSession()?.customerId, 'product');
  const odd = cheaperSmaller({ kind, lessons: lessons ?? 1 }, typed, products);

  const submit = async (data: FormData) => {
    const { prices, wrong } = pricesIn(typed, t);
    const why = reasonIn(data, reasonNeeded);
    const count = lessons ?? 0;
    const tooMany = count < 1 || count > productLimits.lessonsMost ? { lessons: t.lessonsWrong(productLimits.lessonsMost) } : undefined;
    if (wrong || why.wrong || tooMany) return { ...tooMany, ...wrong, ...why.wrong };
    const { productCode } = await add.mutateAsync({
      body: { kind, lessons: count, prices, onSale: data.get('onSale') !== null, reason: why.reason },
    });
    raiseNotice({ tone: 'good', text: t.added });
    onAdded(productCode);
    return undefined;
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <Form label={title} onSubmit={submit} onRefusal={atFields({ 'catalogue.product_exists': 'lessons' })}>
        {({ pending }) => (
          <>
            <Draft of={draft} />
            <RadioChips<ProductKind>
              label={t.kind}
              name="kind"
              required
              chips={(['individual', 'group', 'subscription'] as const).map((value) => ({ value, label: kinds[value] }))}
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
            <ReasonField />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.add}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
