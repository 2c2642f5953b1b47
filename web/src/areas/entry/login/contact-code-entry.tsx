import { SmsCode, type SignInStep } from '@school/contract/identity/shapes';

import { useState } from 'react';

import { api } from '#api/client.ts';
import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';

interface ContactCodeEntryProps {
  of: NonNullable<SignInStep['contactCode']>;
  onStep(step: SignInStep): Promise<void>;
  /** The same sign-in once more: the code goes again. */
  onAgain(): Promise<void>;
  onBack(): void;
}

/** The code that went to a contact nobody has confirmed yet; with it the contact is confirmed, and signing in goes on. */
export function ContactCodeEntry({ of: { ticket, kind, to, goodForMinutes }, onStep, onAgain, onBack }: ContactCodeEntryProps) {
  const t = useTexts('login').contactCode;
  const login = useTexts('login');
  const [said, say] = useState('');
  const [isAsking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    try {
      await onAgain();
      say(t.sentAgain);
    } finally {
      setAsking(false);
    }
  };
  const submit = async (data: FormData) => {
    const { value: code, wrong } = checked(SmsCode, data.get('code'), () => t.wrong);
    if (wrong) return { code: t.wrong };
    await onStep(await api('POST /auth/contact-code', { body: { ticket, code } }));
    return undefined;
  };
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl">{t.title}</h2>
      <output>
        <strong className="block">{t.sent[kind](to)}</strong>
        {t.why(goodForMinutes)}
      </output>
      <Form
        label={t.title}
        onSubmit={submit}
        onRefusal={atFields({
          code: ['identity.contact_code_wrong', 'identity.wrong_sms_code'],
          '': ['request.too_many', 'identity.token_expired', 'identity.blocked', 'identity.email_taken', 'identity.phone_taken'],
        })}
      >
        {({ pending }) => (
          <>
            <TextField name="code" label={t.code} autoComplete="one-time-code" inputMode="numeric" maxLength={8} required />
            <Button type="submit" kind="primary" size="large" wide busy={pending}>
              {login.enter}
            </Button>
          </>
        )}
      </Form>
      <output className="text-mute">{said}</output>
      <div className="flex flex-wrap gap-3">
        <Button busy={isAsking} onPress={() => void again().catch(() => undefined)}>
          {t.again}
        </Button>
        <Button kind="quiet" onPress={onBack}>
          {t.back}
        </Button>
      </div>
    </div>
  );
}
