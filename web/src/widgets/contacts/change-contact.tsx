import type { AnswerOf, SentTo } from '@school/contract/calls';
import { Email, Phone } from '@school/contract/identity/shapes';
import { useState } from 'react';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PasswordField, PhoneField, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { CodeAgain, CodeForm, CodeSent } from './code-form.tsx';

export type Kind = 'email' | 'phone';
type Asked = SentTo<'POST /user/contacts/code'>['body'];
type Sent = Asked & AnswerOf<'POST /user/contacts/code'> & { at: number };

const atRefusals = atFields({
  password: ['identity.wrong_credentials'],
  '': ['identity.fresh_sign_in_needed', 'request.too_many', 'identity.sms_unavailable'],
  to: ['identity.contact_same', 'identity.email_taken', 'identity.phone_taken', 'identity.wrong_phone'],
  code: ['identity.contact_code_wrong', 'identity.wrong_sms_code'],
});

interface ChangeContactProps {
  kind: Kind;
  /** There is one already: it is changed, not added. */
  has: boolean;
  /** The account has a password, which is asked for. */
  asksPassword: boolean;
  onClose(): void;
}

/** A new e-mail or phone: where the code is to go, then the code. */
export function ChangeContact({ kind, has, asksPassword, onClose }: ChangeContactProps) {
  const t = useTexts('contacts');
  const [sent, setSent] = useState<Sent>();
  const send = useCall('POST /user/contacts/code');
  const sendCode = async (asked: Asked) => setSent({ ...asked, ...(await send.mutateAsync({ body: asked })), at: Date.now() });
  return (
    <Sheet title={has ? t.changeOf[kind] : t.addOf[kind]} onClose={onClose}>
      {sent ? (
        <EnterCode
          key={sent.at}
          sent={sent}
          onAgain={() => sendCode({ contact: sent.contact, password: sent.password })}
          onOther={() => setSent(undefined)}
          onDone={onClose}
        />
      ) : (
        <AskCode kind={kind} asksPassword={asksPassword} onAsk={sendCode} />
      )}
    </Sheet>
  );
}

function AskCode({ kind, asksPassword, onAsk }: { kind: Kind; asksPassword: boolean; onAsk(asked: Asked): Promise<void> }) {
  const t = useTexts('contacts');
  const submit = async (data: FormData) => {
    const typed = data.get('to');
    const { value: to, wrong } = kind === 'email' ? checked(Email, typed, () => '') : checked(Phone, typed, () => '');
    if (wrong) return { to: t.wrong[kind] };
    const password = typedText(data, 'password');
    if (asksPassword && password === '') return { password: t.wrong.password };
    await onAsk({ contact: { kind, to }, ...(asksPassword && { password }) });
    return undefined;
  };
  return (
    <Form label={t.newOf[kind]} onSubmit={submit} onRefusal={atRefusals}>
      {({ pending }) => (
        <>
          {kind === 'email' ? (
            <TextField name="to" type="email" label={t.newOf.email} autoComplete="email" maxLength={254} required />
          ) : (
            <PhoneField name="to" label={t.newOf.phone} required />
          )}
          {asksPassword && (
            <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="current-password" required />
          )}
          <Button type="submit" kind="primary" busy={pending}>
            {t.sendCode}
          </Button>
        </>
      )}
    </Form>
  );
}

interface EnterCodeProps {
  sent: Sent;
  onAgain(): Promise<void>;
  onOther(): void;
  onDone(): void;
}

function EnterCode({ sent: { contact, at, againInSeconds, goodForMinutes }, onAgain, onOther, onDone }: EnterCodeProps) {
  const t = useTexts('contacts');
  const confirm = useCall('POST /user/contacts', { changes: ['GET /user/contacts', 'GET /user'] });
  const take = async (code: string) => {
    await confirm.mutateAsync({ body: { contact, code } });
    raiseNotice({ tone: 'good', text: t.saved[contact.kind] });
    onDone();
  };
  return (
    <>
      <CodeSent {...contact} goodForMinutes={goodForMinutes} />
      <CodeForm onCode={take} onRefusal={atRefusals} />
      <div className="flex flex-wrap items-start gap-3">
        <CodeAgain at={at + againInSeconds * 1000} onAgain={onAgain} />
        <Button size="small" kind="quiet" onPress={onOther}>
          {t.other}
        </Button>
      </div>
    </>
  );
}
