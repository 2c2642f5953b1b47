import type { SignInStep } from '@school/contract/identity/shapes';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { BySmsCode } from '#widgets/sms-code/by-sms-code.tsx';

/** Phone → code → in. */
export function SmsEntry({ onStep }: { onStep(step: SignInStep): Promise<void> }) {
  const t = useTexts('login');
  return (
    <BySmsCode
      purpose="signIn"
      label={t.title}
      lead={t.smsLead}
      go={t.enter}
      onCode={async (phone, code) => onStep(await api('POST /auth/sms-code/sign-in', { body: { phone, code } }))}
    />
  );
}
