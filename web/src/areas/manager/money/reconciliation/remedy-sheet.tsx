import type { Remedy, ReconciliationCase } from '@school/contract/reconciliation/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { useReason } from '../../use-reason.ts';
import { remedyWords, type Speech, storyOf } from './case-story.ts';
import { PayableOrders } from './payable-orders.tsx';

interface RemedySheetProps {
  /** Undefined when it is no longer in the list. */
  item: ReconciliationCase | undefined;
  remedy: Remedy;
  speech: Speech;
  onClose(): void;
}

/** A remedy before it is given: what it does, whether a colleague has to agree, and why it is done. */
export function RemedySheet({ item, remedy, speech, onClose }: RemedySheetProps) {
  const { t } = speech;
  // The list goes on changing behind; what was opened stays to be read.
  const [first] = useState(item);
  const shown = item ?? first;
  const [orderId, setOrderId] = useState<string>();
  const call = useCall('POST /manager/reconciliation/:caseId/remedy', { changes: ['GET /manager/reconciliation'] });
  const offered = item?.remedies.find((it) => it.remedy === remedy);
  const words = shown && remedyWords(shown.kind, remedy);

  const submit = async (_: FormData, reason: string) => {
    if (remedy === 'apply' && orderId === undefined) return { order: t.orderNeeded };
    if (!shown) return undefined;
    const answer = await call.mutateAsync({
      params: { caseId: shown.caseId },
      body: { remedy, reason, ...(orderId !== undefined && { orderId }) },
    });
    if (answer.attempts.at(-1)?.state === 'waiting') return t.asked;
    if (answer.closedAt !== null) return t.done;
    raiseNotice({ tone: 'info', text: t.tried });
    return '';
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed('GET /manager/reconciliation');
    return atFields({
      order: ['payments.order_does_not_fit', 'payments.order_not_found'],
      '': ['reconciliation.case_closed', 'reconciliation.case_waits', 'reconciliation.remedy_does_not_fit', 'ledger.not_enough_units'],
    })(cause, names);
  };

  const title = words ? t.remedies[words] : t.title;
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      gone={!offered && t.noLonger}
      reason={useReason()}
      submit={words && { label: title }}
      onSubmit={submit}
      onRefusal={refused}
    >
      {shown && <p>{storyOf(shown, speech)}</p>}
      {words && <p className="text-mute">{t.about[words]}</p>}
      {offered?.needsSecond && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.needsSecond}</p>}
      {remedy === 'apply' && shown && <PayableOrders caseId={shown.caseId} speech={speech} value={orderId} onChange={setOrderId} />}
    </FormSheet>
  );
}
