import { useState } from 'react';

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
import { readTeacher, TeacherFields } from './teacher-fields.tsx';

/** A new teacher: whom it teaches, and where the link to choose a password goes. */
export function HireSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('managedTeachers');
  const [link, setLink] = useState<string>();
  const hire = useCall('POST /manager/teachers', { changes: ['GET /manager/teachers'] });
  const submit = async (data: FormData) => {
    const { profile, wrong } = readTeacher(data, t.form);
    const email = typedText(data, 'email').trim();
    const faults = { ...wrong, ...(email === '' && { email: t.form.emailNeeded }) };
    if (Object.keys(faults).length > 0) return faults;
    const { handOn } = await hire.mutateAsync({
      body: { ...profile, email, locale: typedText(data, 'locale') === 'en-US' ? 'en-US' : 'ru-RU' },
    });
    if (handOn !== null) {
      setLink(handOn);
      return undefined;
    }
    raiseNotice({ tone: 'good', text: t.hired(email) });
    onClose();
    return undefined;
  };
  if (link !== undefined)
    return (
      <Sheet title={t.hire} onClose={onClose}>
        <p>{t.hiredWithoutLetter}</p>
        <HandOn link={link} />
      </Sheet>
    );
  return (
    <Sheet title={t.hire} onClose={onClose}>
      <Form label={t.hire} onSubmit={submit} onRefusal={atFields({ 'identity.email_taken': 'email', 'staff.ages_crossed': 'ageTo' })}>
        {({ pending }) => (
          <>
            <TextField name="email" type="email" label={t.form.email} help={t.form.emailHelp} autoComplete="off" required />
            <Select
              name="locale"
              label={t.form.language}
              required
              defaultValue="ru-RU"
              options={(['ru-RU', 'en-US'] as const).map((value) => ({ value, label: t.mailLanguages[value] }))}
            />
            <TeacherFields />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.hire}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
