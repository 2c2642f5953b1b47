import type { ManagerRefund } from '@school/contract/payments/refund-manager-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea } from '#kit/text-field.tsx';
import { useRefundWords } from './use-refund-words.ts';
import type { RefundAction } from './use-refunds.ts';

interface RefundSheetProps {
  /** Undefined when somebody has decided meanwhile. */
  refund: ManagerRefund | undefined;
  action: RefundAction;
  onClose(): void;
}

const changes = ['GET /manager/refunds', 'GET /manager/approvals', 'GET /manager/families/:familyId/money'] as const;

/** A decision about a refund: what will happen is said once more, and the reason is kept. */
export function RefundSheet({ refund: listed, action, onClose }: RefundSheetProps) {
  const t = useTexts('managerRefunds');
  const words = useRefundWords();
  // The list goes on changing behind; what was opened stays to be read.
  const [first] = useState(listed);
  const refund = listed ?? first;
  const call = {
    approve: useCall('POST /manager/refunds/:refundId/approve', { changes }),
    decline: useCall('POST /manager/refunds/:refundId/decline', { changes }),
    retry: useCall('POST /manager/refunds/:refundId/retry', { changes }),
    hand: useCall('POST /manager/refunds/:refundId/by-hand', { changes }),
  };
  const sum = refund ? words.sum(refund) : '';
  const isAlone = refund?.needsSecond === false;
  const speech = {
    approve: {
      sure: isAlone ? t.approveSure : t.approveSecond,
      press: isAlone ? t.approveDo(sum) : t.approveAsk,
      done: isAlone ? t.approved(sum) : t.askedSecond,
      field: { label: t.why, help: t.whyHelp, defaultValue: t.usual },
    },
    decline: { sure: t.declineSure, press: t.decline, done: t.declined, field: { label: t.answer, help: t.answerHelp } },
    retry: {
      sure: t.retrySure,
      press: t.retry,
      done: t.retried(sum),
      field: { label: t.why, help: t.whyHelp, defaultValue: t.usualRetry },
    },
    hand: { sure: t.handSure, press: t.hand, done: t.handed, field: { label: t.why, help: t.handHelp } },
  }[action];

  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const written = form.get('reason');
    const reason = typeof written === 'string' ? written.trim() : '';
    if (reason === '') return { reason: t.needed };
    if (!refund) return undefined;
    const params = { refundId: refund.refundId };
    if (action === 'decline') await call.decline.mutateAsync({ params, body: { answer: reason } });
    else await call[action].mutateAsync({ params, body: { reason } });
    raiseNotice({ tone: 'good', text: speech.done });
    onClose();
    return undefined;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed(...changes);
    return atFields({ 'payments.refund_decided': '', 'payments.refund_not_failed': '', 'payments.refund_not_found': '' })(cause, names);
  };

  return (
    <Sheet title={t[action]} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={refused} label={t[action]}>
        {({ pending }) => (
          <>
            {!listed && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.noLonger}</p>}
            {refund && (
              <div>
                <p className="text-lg font-bold figures">{t.back(sum)}</p>
                <p>{refund.familyName}</p>
                <p>{words.of(refund)}</p>
                <p>{words.units(refund)}</p>
              </div>
            )}
            <p>{speech.sure}</p>
            <TextArea name="reason" required maxLength={500} rows={3} {...speech.field} />
            <Button type="submit" kind={action === 'decline' ? 'danger' : 'primary'} size="large" busy={pending} disabled={!listed}>
              {speech.press}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
