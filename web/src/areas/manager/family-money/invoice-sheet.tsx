import type { FamilyOrder } from '@school/contract/back-office/money-shapes';
import { settingLimits } from '@school/contract/school/limits';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useSchool } from '#api/school.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { NumberField } from '#kit/number-field.tsx';

import { familyCalls } from './family-calls.ts';

const { least, most } = settingLimits.invoiceDays;

/** An invoice for an order, with the days it may be paid in. */
export function InvoiceSheet({ of, onClose }: { of: FamilyOrder; onClose(): void }) {
  const { invoice: t } = useTexts('byHand');
  const { invoiceDays } = useSchool();
  const [days, setDays] = useState<number | undefined>(invoiceDays);
  const make = useCall('POST /manager/orders/:orderId/invoice', { changes: familyCalls });
  const submit = async () => {
    const { invoice } = await make.mutateAsync({ params: { orderId: of.orderId }, body: { days: days ?? invoiceDays } });
    return t.made(invoice.number);
  };
  return (
    <FormSheet
      title={t.make}
      onClose={onClose}
      submit={{ label: t.make }}
      onSubmit={submit}
      onRefusal={atFields({ '': ['payments.order_paid', 'payments.order_closed', 'payments.invoice_made'] })}
    >
      <p className="text-mute">{t.about}</p>
      <NumberField name="days" label={t.days} required min={least} max={most} value={days} onChange={setDays} />
    </FormSheet>
  );
}
