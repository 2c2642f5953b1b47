import type { Remedy, ReconciliationCase } from '@school/contract/reconciliation/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { changed } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

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

  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const reason = typedText(form, 'reason').trim();
    if (reason === '') return { reason: t.reasonNeeded };
    if (remedy === 'apply' && orderId === undefined) return { order: t.orderNeeded };
    if (!shown) return undefined;
    const answer = await call.mutateAsync({
      params: { caseId: shown.caseId },
      body: { remedy, reason, ...(orderId !== undefined && { orderId }) },
    });
    const state = answer.attempts.at(-1)?.state;
    raiseNotice(
      state === 'waiting'
        ? { tone: 'good', text: t.asked }
        : answer.closedAt === null
          ? { tone: 'info', text: t.tried }
          : { tone: 'good', text: t.done },
    );
    onClose();
    return undefined;
  };
  const refused = async (cause: unknown, names: ReadonlySet<string>) => {
    void changed('GET /manager/reconciliation');
    return atFields({
      'payments.order_does_not_fit': 'order',
      'payments.order_not_found': 'order',
      'reconciliation.case_closed': '',
      'reconciliation.case_waits': '',
      'reconciliation.remedy_does_not_fit': '',
      'ledger.not_enough_units': '',
    })(cause, names);
  };

  return (
    <Sheet title={words ? t.remedies[words] : t.title} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={refused} label={words ? t.remedies[words] : t.title}>
        {({ pending }) => (
          <>
            {!offered && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.noLonger}</p>}
            {shown && <p>{storyOf(shown, speech)}</p>}
            {words && <p className="text-mute">{t.about[words]}</p>}
            {offered?.needsSecond && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.needsSecond}</p>}
            {remedy === 'apply' && shown && <PayableOrders caseId={shown.caseId} speech={speech} value={orderId} onChange={setOrderId} />}
            <TextField name="reason" label={t.reason} help={t.reasonHelp} required maxLength={500} />
            {words && (
              <Button type="submit" kind="primary" size="large" busy={pending} disabled={!offered}>
                {t.remedies[words]}
              </Button>
            )}
          </>
        )}
      </Form>
    </Sheet>
  );
}
