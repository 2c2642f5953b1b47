import type { StaffRight } from '@school/contract/roles';
import { StaffName } from '@school/contract/staff/shapes';
import { useState } from 'react';
import { safeParse } from 'zod/mini';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { HandOn } from '../hand-on.tsx';
import { RightsChoice } from './rights-choice.tsx';

/** A colleague is invited by a link in a mail, or by hand where the school sends none. */
export function InviteSheet({ isAdmin, onClose }: { isAdmin: boolean; onClose(): void }) {
  const t = useTexts('staff');
  const [rights, setRights] = useState<readonly StaffRight[]>(isAdmin ? ['people'] : []);
  const [link, setLink] = useState<string>();
  const invite = useCall('POST /manager/staff', { changes: ['GET /manager/staff'] });
  const submit = async (data: FormData) => {
    const [name, email] = [typedText(data, 'name').trim(), typedText(data, 'email').trim()];
    const isNamed = safeParse(StaffName, name).success;
    if (!isNamed || email === '')
      return { ...(!isNamed && { name: t.form.nameNeeded }), ...(email === '' && { email: t.form.emailNeeded }) };
    const locale = typedText(data, 'locale') === 'en-US' ? 'en-US' : 'ru-RU';
    const { handOn } = await invite.mutateAsync({ body: { name, email, rights: [...rights], locale } });
    if (handOn !== null) {
      setLink(handOn);
      return undefined;
    }
    raiseNotice({ tone: 'good', text: t.invited(email) });
    onClose();
    return undefined;
  };
  if (link !== undefined)
    return (
      <Sheet title={t.invite} onClose={onClose}>
        <HandOn link={link} />
      </Sheet>
    );
  return (
    <Sheet title={t.invite} onClose={onClose}>
      <Form label={t.invite} onSubmit={submit} onRefusal={atFields({ 'identity.email_taken': 'email', 'staff.admin_needed': '' })}>
        {({ pending }) => (
          <>
            <TextField name="name" label={t.form.name} maxLength={80} required />
            <TextField name="email" type="email" label={t.form.email} help={t.form.emailHelp} autoComplete="off" required />
            <Select
              name="locale"
              label={t.form.language}
              required
              defaultValue="ru-RU"
              options={(['ru-RU', 'en-US'] as const).map((value) => ({ value, label: t.form.languages[value] }))}
            />
            <RightsChoice rights={rights} onChange={setRights} locked={!isAdmin} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.invite}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
