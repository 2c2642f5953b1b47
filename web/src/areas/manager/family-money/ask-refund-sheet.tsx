import type { RefundQuote } from '@school/contract/refunds/shapes';

import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea } from '#kit/text-field.tsx';
import { betterPlan, SchedulesEnd } from '#widgets/schedules-end/schedules-end.tsx';
import { familyCalls } from './family-calls.ts';
import { reasonOf } from './reason-text.tsx';

/** Asks for a refund for a family that called or wrote; it is decided on as any other. */
export function AskRefundSheet({ familyId, quote, onClose }: { familyId: string; quote: RefundQuote; onClose(): void }) {
  const { refunds: t, form: words } = useTexts('familyMoney');
  const locale = useLocale();
  const ask = useCall('POST /manager/families/:familyId/refunds', { changes: [...familyCalls, 'GET /regular-schedule/:processId'] });
  const better = betterPlan(quote);
  const [ends, setEnds] = useState(false);
  // Where nothing is free, ending the schedules is the only way.
  const plan = ends || !quote.may.allowed ? better : null;
  const units = plan ? plan.units : quote.lots.reduce((sum, lot) => sum + lot.units, 0);
  const { amount } = plan ?? quote;

  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const reason = reasonOf(form);
    if (reason === '') return { reason: words.reasonNeeded };
    await ask.mutateAsync({
      params: { familyId },
      body: { orderId: quote.orderId, amount: amount.amount, reason, ...(plan && { endsSchedules: true }) },
    });
    raiseNotice({ tone: 'good', text: t.asked });
    onClose();
    return undefined;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed(...familyCalls);
    return atFields({
      'payments.refund_quote_changed': '',
      'payments.refund_nothing_left': '',
      'payments.refund_under_way': '',
    })(cause, names);
  };

  return (
    <Sheet title={t.ask} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={refused} label={t.ask}>
        {({ pending }) => (
          <>
            <div>
              <p className="text-lg font-bold figures">{t.wouldGive(money(locale, amount))}</p>
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
            <TextArea name="reason" label={words.reason} help={t.reasonHelp} required maxLength={500} rows={3} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.ask}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
