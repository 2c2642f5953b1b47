import type { SignInStep, SmsSent } from '@school/contract/identity/shapes';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextLink } from '#kit/link-button.tsx';
import { CodeStep } from '#widgets/sms-code/code-step.tsx';
import { PhoneStep } from '#widgets/sms-code/phone-step.tsx';

const ask = (phone: string) => api('POST /auth/sms-code', { body: { phone, purpose: 'signIn' } });

/** Phone → code → in. What is said is the same whether the number is known or not, so the way to an application stands here. */
export function SmsEntry({ onStep }: { onStep(step: SignInStep): Promise<void> }) {
  const t = useTexts('login');
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
          go={t.enter}
          onCode={async (code) => onStep(await api('POST /auth/sms-code/sign-in', { body: { phone, code } }))}
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
