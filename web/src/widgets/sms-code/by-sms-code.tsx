import type { SmsSent } from '@school/contract/identity/shapes';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextLink } from '#kit/link-button.tsx';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';

interface BySmsCodeProps {
  purpose: 'signIn' | 'resetPassword';
  /** Names the form. */
  label: string;
  lead: string;
  /** On the button that sends the code. */
  go: string;
  onCode(phone: string, code: string): Promise<void>;
}

/** Phone → code. A number nobody has applied with is said so, and the way to an application stands here. */
export function BySmsCode({ purpose, label, lead, go, onCode }: BySmsCodeProps) {
  const words = useTexts('smsCode');
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<SmsSent>();
  const ask = (to: string) => api('POST /auth/sms-code', { body: { phone: to, purpose } });
  return (
    <>
      {sent ? (
        <CodeStep
          label={label}
          told={words.sent(phone)}
          sent={sent}
          go={go}
          onCode={(code) => onCode(phone, code)}
          again={() => ask(phone)}
          onOtherPhone={() => setSent(undefined)}
        />
      ) : (
        <>
          <p>{lead}</p>
          <PhoneStep
            label={label}
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
