import type { SmsSent } from '@school/contract/identity/shapes';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextLink } from '#kit/link-button.tsx';
import { CodeStep } from '#widgets/sms-code/code-step.tsx';
import { PhoneStep } from '#widgets/sms-code/phone-step.tsx';

const ask = (phone: string) => api('POST /auth/sms-code', { body: { phone, purpose: 'resetPassword' } });

/** For families without e-mail: the code of an SMS in place of the link. */
export function BySms({ onToken }: { onToken(token: string): void }) {
  const t = useTexts('newPassword').reset;
  const words = useTexts('smsCode');
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<SmsSent>();
  return (
    <>
      {sent ? (
        <CodeStep
          label={t.title}
          told={words.sent(phone)}
          sent={sent}
          go={t.toPassword}
          onCode={async (code) => onToken((await api('POST /auth/reset/by-code', { body: { phone, code } })).token)}
          again={() => ask(phone)}
          onOtherPhone={() => setSent(undefined)}
        />
      ) : (
        <>
          <p>{t.smsLead}</p>
          <PhoneStep
            label={t.title}
            phone={phone}
            ask={ask}
            onSent={(to, it) => {
              setPhone(to);
              setSent(it);
            }}
          />
        </>
      )}
      <p className="text-sm text-mute">
        {words.noCode} <TextLink to="/registration">{words.apply}</TextLink>
      </p>
    </>
  );
}
