import type { GivenRight } from '@school/contract/roles';
import { StaffName } from '@school/contract/staff/shapes';
import { useState } from 'react';
import { safeParse } from 'zod/mini';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { InvitationSheet } from '../invitation-sheet.tsx';
import { RightsChoice } from './rights-choice.tsx';

const nameOf = (data: FormData) => typedText(data, 'name').trim();

/** A colleague is invited, with the rights it will have. */
export function InviteSheet({ isAdmin, onClose }: { isAdmin: boolean; onClose(): void }) {
  const t = useTexts('staff');
  const [rights, setRights] = useState<readonly GivenRight[]>(isAdmin ? ['people'] : []);
  const invite = useCall('POST /manager/staff', { changes: ['GET /manager/staff'] });
  return (
    <InvitationSheet
      title={t.invite}
      words={t.form}
      check={(data) => (safeParse(StaffName, nameOf(data)).success ? {} : { name: t.form.nameNeeded })}
      onSend={(data, to) => invite.mutateAsync({ body: { name: nameOf(data), rights: [...rights], ...to } })}
      onRefusal={atFields({ email: ['identity.email_taken'], '': ['staff.admin_needed'] })}
      invited={t.invited}
      above={<TextField name="name" label={t.form.name} maxLength={80} required />}
      onClose={onClose}
    >
      <RightsChoice rights={rights} onChange={setRights} locked={!isAdmin} />
    </InvitationSheet>
  );
}
