import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Select } from '#kit/select.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { useReason } from './use-reason.ts';

export type ErasureAction = { do: 'ask' } | { do: 'takeBack' | 'execute'; erasureId: string };
const changes = { changes: ['GET /manager/families/:familyId/erasures', 'GET /manager/families/:familyId/log'] } as const;

/** One act about the deletion of a family's data, with its reason. */
export function ErasureSheet({ of: { familyId, kids }, action, onClose }: { of: FamilyCard; action: ErasureAction; onClose(): void }) {
  const t = useTexts('familyErasure');
  const ask = useCall('POST /manager/families/:familyId/erasures', changes);
  const takeBack = useCall('POST /manager/families/:familyId/erasures/:erasureId/take-back', changes);
  const execute = useCall('POST /manager/families/:familyId/erasures/:erasureId/execute', changes);
  const [whose, setWhose] = useState<string>(kids[0]?.kidUid ?? 'family');
  const title = t[action.do];
  const submit = async (_: FormData, reason: string) => {
    if (action.do === 'ask') await ask.mutateAsync({ params: { familyId }, body: { kidUid: whose === 'family' ? null : whose, reason } });
    else {
      const { erasureId } = action;
      await (action.do === 'takeBack' ? takeBack : execute).mutateAsync({ params: { familyId, erasureId }, body: { reason } });
    }
    return t.saved;
  };
  return (
    <FormSheet
      title={title}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: title, kind: action.do === 'takeBack' ? 'primary' : 'danger' }}
      onSubmit={submit}
      onRefusal={atFields()}
    >
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
    </FormSheet>
  );
}
