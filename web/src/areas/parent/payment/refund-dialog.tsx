import type { RefundQuote } from '@school/contract/refunds/shapes';

import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';
import { SchedulesEnd } from '#widgets/schedules-end/schedules-end.tsx';

import { FactList } from './fact-list.tsx';

/** Asks for the money of a package: what waits from now on, why, and the exact amount on the button. */
export function RefundDialog({ quote, endsSchedules, onClose }: { quote: RefundQuote; endsSchedules: boolean; onClose(): void }) {
  const texts = useTexts('refund');
  const t = texts.dialog;
  const locale = useLocale();
  const plan = endsSchedules ? quote.whenSchedulesEnd : null;
  const { amount, fee } = plan ?? quote;
  const sum = money(locale, amount);
  const units = plan ? plan.units + plan.bonusTaken : quote.lots.reduce((all, lot) => all + lot.units, quote.bonusTaken);
  const ask = useCall('POST /payment/refunds', {
    changes: [
      'GET /payment/refunds',
      'GET /payment/balance',
      'GET /payment/subscriptions',
      'GET /user',
      'GET /regular-schedule/:processId',
    ],
  });
  const [chosen, setChosen] = useState(noReason);
  const submit = async () => {
    const why = reasonFrom(chosen, t.reasons, t.reason);
    if (why.wrong) return why.wrong;
    const { reason } = why;
    await ask.mutateAsync({ body: { orderId: quote.orderId, amount: amount.amount, reason, ...(plan && { endsSchedules: true }) } });
    raiseNotice({ tone: 'good', text: t.done });
    onClose();
    return undefined;
  };
  const onRefusal = async (cause: unknown, names: ReadonlySet<string>) => {
    if (!(cause instanceof SchoolRefusal) || cause.code !== 'payments.refund_quote_changed') return atFields()(cause, names);
    cause.take();
    await changed('GET /payment/refunds');
    return { '': t.changed };
  };
  return (
    <Sheet title={t.title} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={onRefusal}>
        {({ pending }) => (
          <>
            <p className="flex items-baseline justify-between gap-3">
              <span>{texts.amount}</span>
              <span className="text-2xl font-extrabold whitespace-nowrap figures">{sum}</span>
            </p>
            {fee.amount > 0 && <FactList facts={[[texts.fee, `−${money(locale, fee)}`]]} />}
            {plan && (
              <>
                <p>{texts.leave.about(plan.units)}</p>
                <SchedulesEnd plan={plan} />
              </>
            )}
            <p>
              {t.waits(units)} {plan && texts.leave.noReturn}
            </p>
            <p className="text-sm text-mute">{texts.days(quote.days)}</p>
            <ReasonChoice usual={t.reasons} t={t.reason} chosen={chosen} onChange={setChosen} />
            <div className="flex flex-wrap gap-3 *:grow">
              <Button kind="quiet" onPress={onClose}>
                {t.keep}
              </Button>
              <Button type="submit" kind="primary" busy={pending}>
                {t.confirm(sum)}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Sheet>
  );
}
