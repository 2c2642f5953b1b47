import type { FamilyMoney } from '@school/contract/back-office/money-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea } from '#kit/text-field.tsx';
import { familyCalls } from './family-calls.ts';
import { reasonOf } from './reason-text.tsx';

/** Opens the payment before the trial, or closes it again; with the reason. */
export function PayingSheet({ of, onClose }: { of: FamilyMoney; onClose(): void }) {
  const { form: words, paying: t } = useTexts('familyMoney');
  const call = useCall('POST /manager/families/:familyId/paying', { changes: familyCalls });
  const open = of.paying.opened === null;

  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const reason = reasonOf(form);
    if (reason === '') return { reason: words.reasonNeeded };
    await call.mutateAsync({ params: { familyId: of.familyId }, body: { open, reason } });
    raiseNotice({ tone: 'good', text: open ? t.isOpen : t.isClosed });
    onClose();
    return undefined;
  };

  return (
    <Sheet title={open ? t.open : t.close} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={atFields()} label={open ? t.open : t.close}>
        {({ pending }) => (
          <>
            <p>{open ? t.openAbout : t.closeAbout}</p>
            <TextArea name="reason" label={words.reason} required maxLength={300} rows={3} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {open ? t.open : t.close}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
