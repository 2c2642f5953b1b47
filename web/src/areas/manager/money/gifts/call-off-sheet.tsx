import type { DatedTerms, Promotion } from '@school/contract/promotions/terms-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { ReasonField, reasonIn } from '../dated/reason-field.tsx';
import { useTermsWords } from './use-terms-words.ts';

interface CallOffSheetProps {
  promotion: Promotion;
  terms: DatedTerms;
  onClose(): void;
}

/** Calls off terms that have not begun, for a reason. */
export function CallOffSheet({ promotion: { promotion }, terms, onClose }: CallOffSheetProps) {
  const { form: t } = useTexts('managerGifts');
  const { reasonNeeded } = useTexts('datedTerms');
  const words = useTermsWords();
  const withdraw = useCall('POST /manager/gifts/:promotion/terms/withdraw', { changes: ['GET /manager/gifts'] });
  const validFrom = terms.validFrom ?? '';
  const submit = async (data: FormData) => {
    const why = reasonIn(data, reasonNeeded);
    if (why.wrong) return why.wrong;
    await withdraw.mutateAsync({ params: { promotion }, body: { validFrom, reason: why.reason } });
    raiseNotice({ tone: 'good', text: t.callOffDone });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={t.callOff} onClose={onClose}>
      <Form label={t.callOff} onSubmit={submit} onRefusal={atFields({ 'promotions.terms_begun': '', 'promotions.terms_not_found': '' })}>
        {({ pending }) => (
          <>
            <p>{t.callOffAbout(words.terms(terms), words.day(validFrom))}</p>
            <ReasonField />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.callOff}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
