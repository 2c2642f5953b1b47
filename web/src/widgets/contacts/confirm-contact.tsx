import type { SmsSent } from '@school/contract/identity/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';

import type { Kind } from './change-contact.tsx';
import { CodeAgain, CodeForm, CodeSent } from './code-form.tsx';

const atRefusals = atFields({
  '': ['request.too_many', 'identity.wrong_phone', 'identity.sms_unavailable', 'identity.email_taken', 'identity.phone_taken'],
  code: ['identity.contact_code_wrong', 'identity.wrong_sms_code'],
});

type Sent = SmsSent & { at: number };
/** Codes on their way, by the contact: whoever shuts the sheet to look for the code finds the field again. */
const onTheirWay = new Map<string, Sent>();
function stillGood(to: string): Sent | undefined {
  const sent = onTheirWay.get(to);
  return sent && Date.now() < sent.at + sent.goodForMinutes * 60_000 ? sent : undefined;
}

/** A contact that was written at registration gets its code: sent by a tap, or already there from the registration itself. */
export function ConfirmContact({ kind, to, onClose }: { kind: Kind; to: string; onClose(): void }) {
  const t = useTexts('contacts');
  const [sent, setSent] = useState(() => stillGood(to));
  const [hasCode, setHasCode] = useState(false);
  const send = useCall('POST /user/contacts/own/code');
  const confirm = useCall('POST /user/contacts/own/confirm', { changes: ['GET /user/contacts', 'GET /user'] });
  const sendCode = async () => {
    const now = { ...(await send.mutateAsync({ body: { kind } })), at: Date.now() };
    onTheirWay.set(to, now);
    setSent(now);
    return undefined;
  };
  const take = async (code: string) => {
    await confirm.mutateAsync({ body: { kind, code } });
    onTheirWay.delete(to);
    raiseNotice({ tone: 'good', text: t.confirmed[kind] });
    onClose();
  };
  return (
    <Sheet title={t.confirmOf[kind]} onClose={onClose}>
      {sent || hasCode ? (
        <>
          {sent && <CodeSent kind={kind} to={to} goodForMinutes={sent.goodForMinutes} />}
          <CodeForm onCode={take} onRefusal={atRefusals} />
          <CodeAgain at={sent ? sent.at + sent.againInSeconds * 1000 : 0} onAgain={sendCode} />
        </>
      ) : (
        <>
          <p>{t.waiting[kind].about(to)}</p>
          {kind === 'email' && <p className="text-mute">{t.waiting.sentAlready}</p>}
          <Form label={t.confirmOf[kind]} onSubmit={sendCode} onRefusal={atRefusals}>
            {({ pending }) => (
              <div className="flex flex-wrap gap-3">
                <Button type="submit" kind="primary" busy={pending}>
                  {t.sendCode}
                </Button>
                {kind === 'email' && <Button onPress={() => setHasCode(true)}>{t.waiting.haveCode}</Button>}
              </div>
            )}
          </Form>
        </>
      )}
    </Sheet>
  );
}
