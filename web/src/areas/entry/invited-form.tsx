import { identityLimits } from '@school/contract/identity/limits';

import { atFields } from '#api/form-refusals.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const { passwordLength: length } = identityLimits;

interface InvitedFormProps {
  title: string;
  t: { password: string; passwordHelp: string; passwordNeeded: string; go: string };
  /** Takes the invitation with this password. */
  onAccept(password: string): Promise<void>;
}

/** Whoever was invited chooses a password. */
export function InvitedForm({ title, t, onAccept }: InvitedFormProps) {
  const submit = async (form: FormData) => {
    const password = typedText(form, 'password');
    if (password.length < length.min || password.length > length.max) return { password: t.passwordNeeded };
    await onAccept(password);
    return undefined;
  };
  return (
    <Form
      label={title}
      onSubmit={submit}
      onRefusal={atFields({ password: ['identity.password_too_common'], '': ['identity.invitation_over'] })}
    >
      {({ pending }) => (
        <>
          <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="new-password" required />
          <Button type="submit" kind="primary" size="large" wide busy={pending}>
            {t.go}
          </Button>
        </>
      )}
    </Form>
  );
}
