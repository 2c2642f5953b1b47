import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { ReasonField, reasonIn } from '../dated/reason-field.tsx';

/** Stops a promo code, for a reason. */
export function StopSheet({ code, onClose }: { code: string; onClose(): void }) {
  const { stop: t } = useTexts('managerPromoCodes');
  const { reasonNeeded } = useTexts('datedTerms');
  const stop = useCall('POST /manager/promo-codes/:code/stop', { changes: ['GET /manager/promo-codes', 'GET /manager/promo-codes/:code'] });
  const submit = async (data: FormData) => {
    const why = reasonIn(data, reasonNeeded);
    if (why.wrong) return why.wrong;
    await stop.mutateAsync({ params: { code }, body: { reason: why.reason } });
    raiseNotice({ tone: 'good', text: t.done(code) });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={`${t.title}: ${code}`} onClose={onClose}>
      <Form label={t.title} onSubmit={submit} onRefusal={atFields({ promo_not_found: '' })}>
        {({ pending }) => (
          <>
            <p>{t.about}</p>
            <ReasonField />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.title}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
