import type { PayMonth } from '@school/contract/payroll/shapes';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { raiseNotice } from '#kit/notice.ts';

/** Corrections that wait for a second person, and those that were declined. */
export function Corrections({ of: { corrections } }: { of: PayMonth }) {
  const t = useTexts('payroll');
  const locale = useLocale();
  const decide = useCall('POST /manager/payroll/corrections/:correctionId/decide', {
    changes: ['GET /manager/payroll', 'GET /manager/payroll/:teacherId'],
  });
  if (corrections.length === 0) return null;
  const say = async (correctionId: string, agreed: boolean) => {
    await decide.mutateAsync({ params: { correctionId }, body: { agreed, answer: '' } });
    raiseNotice({ tone: 'good', text: agreed ? t.agreed : t.declined });
  };
  return (
    <section aria-label={t.corrections}>
      <h3 className="text-lg">{t.corrections}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {corrections.map(({ correctionId, amount, reason, state, askedBy, decidedBy, own }) => (
          <li key={correctionId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              <strong className="figures">{money(locale, amount)}</strong> {reason}
              <span className="block text-sm text-mute">
                {state === 'declined' && decidedBy !== null ? t.declinedBy(decidedBy) : t.askedBy(askedBy)}
              </span>
            </span>
            {state === 'waiting' && (
              <span className="flex flex-wrap items-center gap-2">
                {own ? (
                  <span className="text-mute">{t.ownWaits}</span>
                ) : (
                  <Button size="small" kind="primary" busy={decide.isPending} onPress={() => void say(correctionId, true)}>
                    {t.agree}
                  </Button>
                )}
                <Button size="small" busy={decide.isPending} onPress={() => void say(correctionId, false)}>
                  {t.decline}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
