import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Select } from '#kit/select.tsx';
import { ReasonField, reasonOf } from './reason-field.tsx';

export type ErasureAction = { do: 'ask' } | { do: 'takeBack' | 'execute'; erasureId: string };
const changes = { changes: ['GET /manager/families/:familyId/erasures', 'GET /manager/families/:familyId/log'] } as const;

/** One act about the deletion of a family's data, with its reason. */
export function ErasureSheet({ of: { familyId, kids }, action, onClose }: { of: FamilyCard; action: ErasureAction; onClose(): void }) {
  const t = useTexts('familyErasure');
  const { form } = useTexts('familyCard');
  const ask = useCall('POST /manager/families/:familyId/erasures', changes);
  const takeBack = useCall('POST /manager/families/:familyId/erasures/:erasureId/take-back', changes);
  const execute = useCall('POST /manager/families/:familyId/erasures/:erasureId/execute', changes);
  const [whose, setWhose] = useState<string>(kids[0]?.kidUid ?? 'family');
  const title = t[action.do];
  const submit = async (data: FormData) => {
    const reason = reasonOf(data);
    if (reason === '') return { reason: form.reasonNeeded };
    if (action.do === 'ask') await ask.mutateAsync({ params: { familyId }, body: { kidUid: whose === 'family' ? null : whose, reason } });
    else
      await (action.do === 'takeBack' ? takeBack : execute).mutateAsync({
        params: { familyId, erasureId: action.erasureId },
        body: { reason },
      });
    raiseNotice({ tone: 'good', text: t.saved });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={atFields()} label={title}>
        {({ pending }) => (
          <>
            {action.do !== 'takeBack' && <p>{action.do === 'ask' ? t.about : t.executeAbout}</p>}
            {action.do === 'ask' && (
              <Select
                name="whose"
                label={t.whose}
                required
                value={whose}
                options={[...kids.map(({ kidUid, name }) => ({ value: kidUid, label: name })), { value: 'family', label: t.family }]}
                onChange={setWhose}
              />
            )}
            <ReasonField />
            <Button type="submit" kind={action.do === 'takeBack' ? 'primary' : 'danger'} size="large" busy={pending}>
              {title}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
