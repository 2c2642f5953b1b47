import type { FamilyCard } from '@school/contract/back-office/family-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { cardChanges } from './changes.ts';
import { useReason } from './use-reason.ts';

/** Closes the way in for a family, or opens it again: what that means stands before the button. */
export function BlockSheet({ of, onClose }: { of: FamilyCard; onClose(): void }) {
  const { block: t } = useTexts('familyCard');
  const isBlocked = of.blocked !== null;
  const block = useCall('POST /manager/families/:familyId/block', { changes: cardChanges });
  const unblock = useCall('POST /manager/families/:familyId/unblock', { changes: cardChanges });
  return (
    <FormSheet
      title={isBlocked ? t.openTitle : t.title}
      onClose={onClose}
      reason={useReason()}
      submit={isBlocked ? { label: t.openDo } : { label: t.do, kind: 'danger' }}
      onSubmit={async (_, reason) => {
        await (isBlocked ? unblock : block).mutateAsync({ params: { familyId: of.familyId }, body: { reason } });
        return isBlocked ? t.openDone : t.done;
      }}
      onRefusal={atFields()}
    >
      <p>{isBlocked ? t.openAbout : t.about}</p>
    </FormSheet>
  );
}
