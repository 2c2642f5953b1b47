import type { FamilyInvitation } from '@school/contract/back-office/adding-calls';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { typedText } from '#kit/typed-text.ts';

import { InvitationLink } from './invitation-link.tsx';

/** The parent of a family that the school has added is invited: by the school, or by hand. */
export function InviteSheet({ familyId, onClose }: { familyId: string; onClose(): void }) {
  const t = useTexts('familyAdding');
  const invite = useCall('POST /manager/families/:familyId/invitation', { changes: ['GET /manager/families/:familyId/log'] });
  const [made, setMade] = useState<{ invitation: FamilyInvitation; unsent: boolean }>();
  const submit = async (form: FormData) => {
    const way = typedText(form, 'way') === 'send' ? 'send' : 'show';
    const invitation = await invite.mutateAsync({ params: { familyId }, body: { way } });
    if (invitation.sentBy) return t.sent[invitation.sentBy];
    setMade({ invitation, unsent: way === 'send' });
    return undefined;
  };
  if (made)
    return (
      <Sheet title={t.ready} onClose={onClose}>
        <InvitationLink of={made.invitation} unsent={made.unsent} onClose={onClose} />
      </Sheet>
    );
  return (
    <FormSheet
      title={t.inviteTitle}
      onClose={onClose}
      submit={{ label: t.inviteDo }}
      onSubmit={submit}
      onRefusal={atFields({ '': ['families.joined_already', 'identity.blocked'] })}
    >
      <RadioChips
        name="way"
        label={t.inviteWay}
        help={t.inviteHelp}
        defaultValue="send"
        chips={choicesOf(t.invites, ['send', 'show'] as const)}
      />
    </FormSheet>
  );
}
