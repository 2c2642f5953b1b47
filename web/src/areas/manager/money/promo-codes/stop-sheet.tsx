import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';

import { ReasonedSheet } from '../../reasoned-sheet.tsx';

/** Stops a promo code, for a reason. */
export function StopSheet({ code, onClose }: { code: string; onClose(): void }) {
  const { stop: t } = useTexts('managerPromoCodes');
  const stop = useCall('POST /manager/promo-codes/:code/stop', { changes: ['GET /manager/promo-codes', 'GET /manager/promo-codes/:code'] });
  return (
    <ReasonedSheet
      title={`${t.title}: ${code}`}
      label={t.title}
      onClose={onClose}
      act={(reason) => stop.mutateAsync({ params: { code }, body: { reason } })}
      done={t.done(code)}
      onRefusal={atFields({ '': ['promo_not_found'] })}
    >
      <p>{t.about}</p>
    </ReasonedSheet>
  );
}
