import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { BySmsCode } from '#widgets/sms-code/by-sms-code.tsx';

/** For families without e-mail: the code of an SMS in place of the link. */
export function BySms({ onToken }: { onToken(token: string): void }) {
  const t = useTexts('newPassword').reset;
  return (
    <BySmsCode
      purpose="resetPassword"
      label={t.title}
      lead={t.smsLead}
      go={t.toPassword}
      onCode={async (phone, code) => onToken((await api('POST /auth/reset/by-code', { body: { phone, code } })).token)}
    />
  );
}
