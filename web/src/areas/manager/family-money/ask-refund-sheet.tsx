import type { RefundQuote } from '@school/contract/refunds/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';
import { betterPlan, SchedulesEnd } from '#widgets/schedules-end/schedules-end.tsx';

import { familyCalls } from './family-calls.ts';

/** Asks for a refund for a family that called or wrote; it is decided on as any other. */
export function AskRefundSheet({ familyId, quote, onClose }: { familyId: string; quote: RefundQuote; onClose(): void }) {
  const { refunds: t } = useTexts('familyMoney');
  const locale = useLocale();
  const ask = useCall('POST /manager/families/:familyId/refunds', { changes: [...familyCalls, 'GET /regular-schedule/:processId'] });
  const better = betterPlan(quote);
  const [ends, setEnds] = useState(false);
  // Where nothing is free, ending the schedules is the only way.
  const plan = ends || !quote.may.allowed ? better : null;
  const units = plan ? plan.units : quote.lots.reduce((sum, lot) => sum + lot.units, 0);
  const { amount, fee } = plan ?? quote;

  const [chosen, setChosen] = useState(noReason);
  const submit = async () => {
    const why = reasonFrom(chosen, t.reasons, t.reason);
    if (why.wrong) return why.wrong;
    const { reason } = why;
    await ask.mutateAsync({
      params: { familyId },
      body: { orderId: quote.orderId, amount: amount.amount, reason, ...(plan && { endsSchedules: true }) },
    });
    return t.asked;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed(...familyCalls);
    return atFields({ '': ['payments.refund_quote_changed', 'payments.refund_nothing_left', 'payments.refund_under_way'] })(cause, names);
  };

  return (
    <FormSheet title={t.ask} onClose={onClose} submit={{ label: t.ask }} onSubmit={submit} onRefusal={refused}>
      <div>
        <p className="text-lg font-bold figures">{t.wouldGive(money(locale, amount))}</p>
        {fee.amount > 0 && <p className="figures">{t.fee(money(locale, fee))}</p>}
        <p>{t.about(units)}</p>
        {!plan && quote.bonusTaken > 0 && <p>{t.bonus(quote.bonusTaken)}</p>}
      </div>
      {better && quote.may.allowed && (
        <Checkbox name="endsSchedules" checked={ends} onChange={setEnds}>
          {t.ends(money(locale, better.amount))}
        </Checkbox>
      )}
      {plan && (
        <div className="flex flex-col gap-2">
          <p>{t.endsAbout}</p>
          <SchedulesEnd plan={plan} />
        </div>
      )}
      <ReasonChoice usual={t.reasons} t={t.reason} chosen={chosen} onChange={setChosen} />
    </FormSheet>
  );
}
