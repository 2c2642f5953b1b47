import { promoLimits, promoTypes, termsLimits } from '@school/contract/promotions/limits';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Sheet } from '#kit/dialog.tsx';
import { draftKey } from '#kit/draft-key.ts';
import { Draft } from '#kit/draft.tsx';
import { fieldsOf } from '#kit/fields-of.ts';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { NumberField } from '#kit/number-field.tsx';
import { TextField } from '#kit/text-field.tsx';

import { BeginsField, useBegins } from '../dated/begins-field.tsx';
import { PriceFields } from '../products/price-fields.tsx';
import { ForField } from './for-field.tsx';
import { LimitFields } from './limit-fields.tsx';
import { type PromoType, suggestedCode, type TypedCode, codeRequestOf } from './code-request.ts';

interface AddSheetProps {
  onAdded(code: string): void;
  onClose(): void;
}

const untouched: Omit<TypedCode, 'validFrom'> = {
  code: '',
  note: '',
  type: 'percent',
  percent: 10,
  amounts: {},
  lessons: 1,
  for: 'all',
  kind: 'individual',
  productCode: '',
  lastDay: '',
  usesMax: undefined,
  usesPerFamily: 1,
};

/** A new promo code: what it gives, for what, when and how often. */
export function AddSheet({ onAdded, onClose }: AddSheetProps) {
  const { form: t, types, add: title } = useTexts('managerPromoCodes');
  const products = useTexts('managerProducts').form;
  const [typed, setTyped] = useState(untouched);
  const begins = useBegins();
  const add = useCall('POST /manager/promo-codes', { changes: ['GET /manager/promo-codes'] });
  const draft = draftKey(useSession()?.customerId, 'promo-code');
  const change = (part: Partial<typeof untouched>) => setTyped((now) => ({ ...now, ...part }));
  const field = fieldsOf(typed, change);

  const submit = async () => {
    const words = { ...t, wrong: products.wrong, oneNeeded: products.oneNeeded };
    const { request, wrong } = codeRequestOf({ ...typed, validFrom: begins.validFrom }, schoolNow(), words);
    if (wrong) return wrong;
    const { code } = await add.mutateAsync({ body: request });
    raiseNotice({ tone: 'good', text: t.saved(code) });
    onAdded(code);
    return undefined;
  };
  const refused = atFields({
    code: ['promo_exists', 'promo_too_short', 'promo_too_long'],
    productCode: ['promo_min_lessons', 'catalogue.product_not_found', 'catalogue.no_price'],
  });
  return (
    <Sheet title={title} width="wide" onClose={onClose}>
      <Form label={title} onSubmit={submit} onRefusal={refused}>
        {({ pending }) => (
          <>
            <Draft of={draft} />
            <div className="flex flex-wrap items-end gap-3">
              <div className="grow">
                <TextField
                  {...field('code')}
                  label={t.code}
                  help={t.codeHelp(promoLimits.length.min, promoLimits.length.max)}
                  required
                  maxLength={40}
                />
              </div>
              <Button onPress={() => change({ code: suggestedCode() })}>{t.suggest}</Button>
            </div>
            <TextField {...field('note')} label={t.note} help={t.noteHelp} required maxLength={200} />
            <RadioChips<PromoType> label={t.type} {...field('type')} required chips={choicesOf(types, promoTypes)} />
            {typed.type === 'percent' && (
              <NumberField
                {...field('percent')}
                label={t.percent}
                required

                min={1}
                max={100}
                step={5}
              />
            )}
            {typed.type === 'bonus' && (
              <NumberField
                {...field('lessons')}
                label={t.lessons}
                required

                min={1}
                max={termsLimits.lessonsMost}
              />
            )}
            {typed.type === 'amount' && (
              <>
                <p className="text-sm text-mute">{t.amountsHelp}</p>
                <PriceFields typed={typed.amounts} onType={(amounts) => change({ amounts })} />
              </>
            )}
            <ForField typed={typed} onChange={change} />
            <BeginsField {...begins} />
            <LimitFields typed={typed} onChange={change} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
