import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import type { Kind } from './change-contact.tsx';

const atRefusals = atFields({
  password: ['identity.wrong_credentials'],
  '': ['identity.fresh_sign_in_needed', 'request.too_many', 'identity.contact_needed', 'identity.confirm_other_first'],
});

/** One of two contacts goes; what that means is said before. */
export function RemoveContact({ kind, asksPassword, onClose }: { kind: Kind; asksPassword: boolean; onClose(): void }) {
  const t = useTexts('contacts');
  const remove = useCall('POST /user/contacts/remove', { changes: ['GET /user/contacts', 'GET /user'] });
  const submit = async (data: FormData) => {
    const password = typedText(data, 'password');
    if (asksPassword && password === '') return { password: t.wrong.password };
    await remove.mutateAsync({ body: { kind, ...(asksPassword && { password }) } });
    raiseNotice({ tone: 'good', text: t.removed[kind] });
    onClose();
    return undefined;
  };
  return (
    <Dialog title={t.removeOf[kind]} onClose={onClose}>
      <p>{t.removeAbout[kind]}</p>
      <Form label={t.removeOf[kind]} onSubmit={submit} onRefusal={atRefusals}>
        {({ pending }) => (
          <>
            {asksPassword && (
              <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="current-password" required />
            )}
            <Button type="submit" kind="danger" busy={pending}>
              {t.removeOf[kind]}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
