import type { SmsSent } from '@school/contract/identity/shapes';

import { useTexts } from '#i18n/texts.ts';
import { CodeStep as Step } from '#widgets/sms-code/code-step.tsx';

interface CodeStepProps {
  phone: string;
  sent: SmsSent;
  onCode(code: string): Promise<void>;
  again(): Promise<SmsSent>;
}

/** The application is complete; the code of the SMS shows that the phone is the applicant's. */
export function CodeStep({ phone, ...rest }: CodeStepProps) {
  const t = useTexts('registration');
  const words = useTexts('smsCode');
  return <Step label={t.codeTitle} told={words.sentOwn(phone)} go={t.submit} {...rest} />;
}
