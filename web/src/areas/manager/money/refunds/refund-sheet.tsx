import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
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
    waive: useCall('POST /manager/refunds/:refundId/waive-fee', { changes }),
    retry: useCall('POST /manager/refunds/:refundId/retry', { changes }),
    hand: useCall('POST /manager/refunds/:refundId/by-hand', { changes }),
  };
  const sum = refund ? words.sum(refund) : '';
  const [fee, whole] = refund ? [words.fee(refund), words.whole(refund)] : ['', ''];
  const isAlone = refund?.needsSecond === false;
  const speech = {
    approve: {
      sure: isAlone ? t.approveSure : t.approveSecond,
      press: isAlone ? t.approveDo(sum) : t.approveAsk,
      done: isAlone ? t.approved(sum) : t.askedSecond,
      field: { label: t.why, help: t.whyHelp, defaultValue: t.usual },
    },
    decline: { sure: t.declineSure, press: t.decline, done: t.declined, field: { label: t.answer, help: t.answerHelp } },
    waive: { sure: t.waiveSure(fee, whole), press: t.waiveDo(fee), done: t.waiveDone(whole), field: { label: t.why, help: t.waiveHelp } },
    retry: {
      sure: t.retrySure,
      press: t.retry,
      done: t.retried(sum),
      field: { label: t.why, help: t.whyHelp, defaultValue: t.usualRetry },
    },
    hand: { sure: t.handSure, press: t.hand, done: t.handed, field: { label: t.why, help: t.handHelp } },
  }[action];

  const submit = async (_: FormData, reason: string) => {
    if (!refund) return undefined;
    const params = { refundId: refund.refundId };
    if (action === 'decline') await call.decline.mutateAsync({ params, body: { answer: reason } });
    else await call[action].mutateAsync({ params, body: { reason } });
    return speech.done;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed(...changes);
    return atFields({
      '': ['payments.refund_decided', 'payments.refund_without_fee', 'payments.refund_not_failed', 'payments.refund_not_found'],
    })(cause, names);
  };

  return (
    <FormSheet
      title={t[action]}
      onClose={onClose}
      gone={!listed && t.noLonger}
      reason={{ ...speech.field, needed: t.needed, rows: 3 }}
      submit={{ label: speech.press, kind: action === 'decline' ? 'danger' : 'primary' }}
      onSubmit={submit}
      onRefusal={refused}
    >
      {refund && (
        <div>
          <p className="text-lg font-bold figures">{t.back(sum)}</p>
          <p>{refund.familyName}</p>
          <p>{words.of(refund)}</p>
          <p>{words.units(refund)}</p>
        </div>
      )}
      <p>{speech.sure}</p>
    </FormSheet>
  );
}
