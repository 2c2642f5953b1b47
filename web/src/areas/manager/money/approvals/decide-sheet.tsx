import type { Approval } from '@school/contract/approvals/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { isOfRefund, RefundFacts } from './refund-facts.tsx';
import { useApprovalWords } from './use-approval-words.ts';

interface DecideSheetProps {
  /** Undefined when somebody has decided meanwhile. */
  approval: Approval | undefined;
  action: 'approve' | 'decline';
  onClose(): void;
}

const changes = ['GET /manager/approvals', 'GET /manager/families/:familyId/money', 'GET /manager/refunds'] as const;

/** The decision: what will happen is said once more, and a no is explained. */
export function DecideSheet({ approval: listed, action, onClose }: DecideSheetProps) {
  const t = useTexts('approvals');
  const words = useApprovalWords();
  // The list goes on changing behind; what was opened stays to be read.
  const [first] = useState(listed);
  const approval = listed ?? first;
  const approve = useCall('POST /manager/approvals/:approvalId/approve', { changes });
  const decline = useCall('POST /manager/approvals/:approvalId/decline', { changes });
  const title = action === 'approve' ? t.approve : approval?.own ? t.takeBack : t.decline;

  const submit = async (_: FormData, answer: string) => {
    if (!approval) return undefined;
    const params = { approvalId: approval.approvalId };
    if (action === 'approve') {
      await approve.mutateAsync({ params, body: {} });
      return t.approved;
    }
    await decline.mutateAsync({ params, body: { answer } });
    return t.declined;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed(...changes);
    return atFields({ '': ['approvals.decided', 'approvals.own_request', 'ledger.not_enough_free'] })(cause, names);
  };
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      gone={!listed && t.noLonger}
      reason={action === 'approve' ? undefined : { label: t.why, help: t.whyHelp, needed: t.whyNeeded, rows: 3 }}
      submit={{ label: title, kind: action === 'approve' ? 'primary' : 'danger' }}
      onSubmit={submit}
      onRefusal={refused}
    >
      {approval && (
        <div>
          <p className="text-lg font-bold figures">{words.what(approval)}</p>
          {approval.familyName !== null && <p>{approval.familyName}</p>}
          {isOfRefund(approval) && <RefundFacts of={approval} />}
          <p>{t.reason(approval.reason)}</p>
          <p className="text-sm break-words text-mute">{words.asked(approval)}</p>
        </div>
      )}
      {action === 'approve' && <p>{t.sure}</p>}
    </FormSheet>
  );
}
