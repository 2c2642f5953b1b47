import { payrollLimits } from '@school/contract/payroll/limits';
import type { PayMonth } from '@school/contract/payroll/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { DateField } from '#kit/date-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

/** The money of a closed month has left the school: on which day, and under which number. */
export function PaidSheet({ of: { teacher, month }, onClose }: { of: PayMonth; onClose(): void }) {
  const t = useTexts('payroll');
  const today = wallClock(schoolNow(), schoolZone).date;
  const mark = useCall('POST /manager/payroll/:teacherId/paid', { changes: ['GET /manager/payroll', 'GET /manager/payroll/:teacherId'] });
  const [paidOn, setPaidOn] = useState(today);
  const submit = async (data: FormData) => {
    if (paidOn === '') return { paidOn: t.dayNeeded };
    const reference = typedText(data, 'reference').trim();
    await mark.mutateAsync({ params: { teacherId: teacher.teacherId }, body: { month, paidOn, reference } });
    return t.paidDone;
  };
  return (
    <FormSheet
      title={`${t.paid}: ${teacher.name}`}
      onClose={onClose}
      submit={{ label: t.paid }}
      onSubmit={submit}
      onRefusal={atFields({ '': ['payroll.paid', 'payroll.not_closed'] })}
    >
      <DateField label={t.paidOn} name="paidOn" required max={today} value={paidOn} onChange={setPaidOn} />
      <TextField name="reference" label={t.reference} maxLength={payrollLimits.referenceSigns} />
    </FormSheet>
  );
}
