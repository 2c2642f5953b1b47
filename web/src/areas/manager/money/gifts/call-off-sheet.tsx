import type { DatedTerms, Promotion } from '@school/contract/promotions/terms-shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';

import { CallOff } from '../dated/call-off.tsx';
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
    <CallOff
      t={t}
      about={t.callOffAbout(words.terms(terms), words.day(validFrom))}
      onCallOff={(reason) => withdraw.mutateAsync({ params: { promotion }, body: { validFrom, reason } })}
      tooLate={['promotions.terms_begun', 'promotions.terms_not_found']}
      onClose={onClose}
    />
  );
}
