import { payrollLimits } from '@school/contract/payroll/limits';
import type { PayMonth } from '@school/contract/payroll/shapes';
import { Currency } from '@school/contract/shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { choicesOf } from '#kit/choices.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { minorUnits } from '../money/dated/amounts.ts';
import { useReason } from '../use-reason.ts';

/** Something to add to a teacher's pay, or to take off it: a colleague agrees. */
export function CorrectionSheet({ of, onClose }: { of: PayMonth; onClose(): void }) {
  const t = useTexts('payroll');
  const ask = useCall('POST /manager/payroll/:teacherId/corrections', {
    changes: ['GET /manager/payroll', 'GET /manager/payroll/:teacherId'],
  });
  const { teacher, month, totals } = of;
  const submit = async (data: FormData, reason: string) => {
    const amount = minorUnits(typedText(data, 'amount'));
    if (amount === undefined) return { amount: t.amountNeeded };
    const currency = Currency.options.find((it) => it === typedText(data, 'currency')) ?? 'BYN';
    const signed = typedText(data, 'direction') === 'take' ? -amount : amount;
    await ask.mutateAsync({ params: { teacherId: teacher.teacherId }, body: { month, amount: signed, currency, reason } });
    return t.asked;
  };
  return (
    <FormSheet
      title={t.correctTitle(teacher.name)}
      onClose={onClose}
      above={<p>{t.correctAbout}</p>}
      reason={useReason({ maxLength: payrollLimits.reasonSigns })}
      submit={{ label: t.ask }}
      onSubmit={submit}
      onRefusal={atFields({ '': ['payroll.closed'] })}
    >
      <Select name="direction" label={t.direction} required defaultValue="add" options={choicesOf({ add: t.add, take: t.take })} />
      <TextField name="amount" label={t.amount} inputMode="decimal" maxLength={12} required />
      <Select
        name="currency"
        label={t.currency}
        required
        defaultValue={totals[0]?.currency ?? 'BYN'}
        options={Currency.options.map((value) => ({ value, label: value }))}
      />
    </FormSheet>
  );
}
