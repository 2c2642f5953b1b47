import type { FamilyOrder } from '@school/contract/back-office/money-shapes';
import { paymentsLimits } from '@school/contract/payments/limits';
import type { PaymentWay } from '@school/contract/payments/manual-calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { DateField } from '#kit/date-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { minorUnits, typedAmount } from '../money/dated/amounts.ts';
import { familyCalls } from './family-calls.ts';

const { ways, daysBack, documentLength } = paymentsLimits.manual;

/** Money that the staff took in: how, how much, when, and under which document. */
export function PaymentSheet({ of, onClose }: { of: FamilyOrder; onClose(): void }) {
  const t = useTexts('byHand');
  const locale = useLocale();
  const today = wallClock(schoolNow(), schoolZone).date;
  const [way, setWay] = useState<PaymentWay>('cash');
  const [typed, setTyped] = useState(typedAmount(of.total.amount));
  const [day, setDay] = useState(today);
  const pay = useCall('POST /manager/orders/:orderId/payments', { changes: familyCalls });
  const amount = minorUnits(typed);
  const sum = money(locale, { ...of.total, amount: amount ?? 0 });

  const submit = async (data: FormData) => {
    const document = typedText(data, 'document').trim();
    if (amount === undefined) return { amount: t.amountWrong };
    if (document === '') return { document: t.documentNeeded };
    const { state } = await pay.mutateAsync({ params: { orderId: of.orderId }, body: { way, amount, day, document } });
    return state === 'done' ? t.done(sum) : t.waits;
  };
  return (
    <FormSheet
      title={t.pay}
      onClose={onClose}
      submit={{ label: t.save(sum), disabled: amount === undefined }}
      onSubmit={submit}
      onRefusal={atFields({
        document: ['payments.document_taken'],
        day: ['payments.manual_in_future', 'payments.manual_too_old'],
        '': ['payments.order_paid', 'payments.order_at_bank'],
      })}
    >
      <RadioChips<PaymentWay> name="way" label={t.way} required value={way} onChange={setWay} chips={choicesOf(t.ways, ways)} />
      <TextField
        name="amount"
        label={`${t.amount}, ${of.total.currency}`}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        onChange={setTyped}
      />
      <DateField
        name="day"
        label={t.day}
        help={t.dayHelp}
        required
        value={day}
        onChange={setDay}
        min={plusDays(today, -daysBack)}
        max={today}
      />
      <TextField name="document" label={t.document[way]} help={t.documentHelp} required autoComplete="off" maxLength={documentLength} />
      <p className={amount === of.total.amount ? 'text-mute' : 'rounded-sm bg-warn-soft p-3 font-bold text-warn'}>
        {amount === of.total.amount ? t.exact : t.other(money(locale, of.total))}
      </p>
    </FormSheet>
  );
}
