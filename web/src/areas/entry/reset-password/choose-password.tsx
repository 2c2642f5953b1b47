import type { SignInStep } from '@school/contract/identity/shapes';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { atPassword, NewPasswordFields, typedPassword } from '#widgets/new-password/new-password-fields.tsx';

const refusals = atFields(atPassword, { '': ['identity.reset_over', 'request.too_many', 'identity.blocked'] });

/** The link is good: the new password, twice; then one is in. */
export function ChoosePassword({ token, onStep }: { token: string; onStep(step: SignInStep): Promise<void> }) {
  const texts = useTexts('newPassword');
  const t = texts.reset;
  const save = async (data: FormData) => {
    const { password, wrong } = typedPassword(texts, data);
    if (wrong) return wrong;
    await onStep(await api('POST /auth/reset/confirm', { body: { token, password } }));
    return undefined;
  };
  return (
    <>
      <p>{t.choose}</p>
      <Form label={t.title} onSubmit={save} onRefusal={refusals}>
        {({ pending }) => (
          <>
            <NewPasswordFields />
            <Button type="submit" kind="primary" size="large" wide busy={pending}>
              {t.save}
            </Button>
          </>
        )}
      </Form>
    </>
  );
}
