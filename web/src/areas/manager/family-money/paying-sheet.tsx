import type { FamilyMoney } from '@school/contract/back-office/money-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../use-reason.ts';
import { familyCalls } from './family-calls.ts';

/** Opens the payment before the trial, or closes it again; with the reason. */
export function PayingSheet({ of, onClose }: { of: FamilyMoney; onClose(): void }) {
  const { paying: t } = useTexts('familyMoney');
  const call = useCall('POST /manager/families/:familyId/paying', { changes: familyCalls });
  const open = of.paying.opened === null;
  const title = open ? t.open : t.close;
  const submit = async (_: FormData, reason: string) => {
    await call.mutateAsync({ params: { familyId: of.familyId }, body: { open, reason } });
    return open ? t.isOpen : t.isClosed;
  };
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      reason={useReason({ maxLength: 300, rows: 3 })}
      submit={{ label: title }}
      onSubmit={submit}
      onRefusal={atFields()}
    >
      <p>{open ? t.openAbout : t.closeAbout}</p>
    </FormSheet>
  );
}
