import { Email } from '@school/contract/identity/shapes';
import { useState } from 'react';

import { checked } from '#api/checked.ts';
import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const refusals = atFields({ email: ['auth/email-not-found'], '': ['request.too_many'] });

/** Asks for the link by e-mail; it cannot be empty and has to be known (docs/rules/accounts.md#forgotten-password). */
export function AskForLink() {
  const t = useTexts('newPassword').reset;
  const [email, setEmail] = useState<string>();
  const ask = async (data: FormData) => {
    const typed = typedText(data, 'email');
    if (typed.trim() === '') return { email: t.emptyEmail };
    const { value, wrong } = checked(Email, typed, () => t.wrongEmail);
    if (wrong) return { email: t.wrongEmail };
    await api('POST /auth/reset', { body: { email: value } });
    setEmail(value);
    return undefined;
  };
  return (
    <>
      <output className="flex flex-col gap-2 empty:hidden">
        {email !== undefined && (
          <>
            <span className="text-lg font-bold">{t.sentTitle}</span>
            <span className="break-words">{t.sent(email)}</span>
            <span className="text-mute">{t.sentHelp}</span>
          </>
        )}
      </output>
      {email === undefined && <p>{t.lead}</p>}
      <Form label={t.title} onSubmit={ask} onRefusal={refusals}>
        {({ pending }) => (
          <>
            <TextField name="email" label={t.email} type="email" inputMode="email" autoComplete="email" maxLength={254} required />
            <Button type="submit" kind={email === undefined ? 'primary' : 'secondary'} size="large" wide busy={pending}>
              {email === undefined ? t.send : t.sendAgain}
            </Button>
          </>
        )}
      </Form>
    </>
  );
}
