import type { FamilyCard } from '@school/contract/back-office/family-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { cardChanges } from './changes.ts';
import { ReasonField, reasonOf } from './reason-field.tsx';

/** Closes the way in for a family, or opens it again: what that means stands before the button. */
export function BlockSheet({ of, onClose }: { of: FamilyCard; onClose(): void }) {
  const { block: t, form } = useTexts('familyCard');
  const isBlocked = of.blocked !== null;
  const block = useCall('POST /manager/families/:familyId/block', { changes: cardChanges });
  const unblock = useCall('POST /manager/families/:familyId/unblock', { changes: cardChanges });
  const submit = async (data: FormData) => {
    const reason = reasonOf(data);
    if (reason === '') return { reason: form.reasonNeeded };
    await (isBlocked ? unblock : block).mutateAsync({ params: { familyId: of.familyId }, body: { reason } });
    raiseNotice({ tone: 'good', text: isBlocked ? t.openDone : t.done });
    onClose();
    return undefined;
  };
  const title = isBlocked ? t.openTitle : t.title;
  return (
    <Sheet title={title} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={atFields()} label={title}>
        {({ pending }) => (
          <>
            <p>{isBlocked ? t.openAbout : t.about}</p>
            <ReasonField />
            <Button type="submit" kind={isBlocked ? 'primary' : 'danger'} size="large" busy={pending}>
              {isBlocked ? t.openDo : t.do}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
