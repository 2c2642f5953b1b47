import type { DatedTerms, Promotion } from '@school/contract/promotions/terms-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../../use-reason.ts';
import { useTermsWords } from './use-terms-words.ts';

interface CallOffSheetProps {
  promotion: Promotion;
  terms: DatedTerms;
  onClose(): void;
}

/** Calls off terms that have not begun, for a reason. */
export function CallOffSheet({ promotion: { promotion }, terms, onClose }: CallOffSheetProps) {
  const { form: t } = useTexts('managerGifts');
  const words = useTermsWords();
  const withdraw = useCall('POST /manager/gifts/:promotion/terms/withdraw', { changes: ['GET /manager/gifts'] });
  const validFrom = terms.validFrom ?? '';
  return (
    <FormSheet
      title={t.callOff}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.callOff }}
      onSubmit={async (_, reason) => {
        await withdraw.mutateAsync({ params: { promotion }, body: { validFrom, reason } });
        return t.callOffDone;
      }}
      onRefusal={atFields({ 'promotions.terms_begun': '', 'promotions.terms_not_found': '' })}
    >
      <p>{t.callOffAbout(words.terms(terms), words.day(validFrom))}</p>
    </FormSheet>
  );
}
