import { Phone } from '@school/contract/identity/shapes';
import type { ProvedChannel } from '@school/contract/school/opening';
import { useState } from 'react';
import { safeParse } from 'zod/mini';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { PhoneField, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const changes = ['GET /manager/school/opening'] as const;
const refusals = atFields({
  '': ['school.channel_missing', 'school.channel_fails', 'identity.contact_needed', 'request.too_many'],
  code: ['school.wrong_proof'],
});

/** A code goes out by mail or SMS and is typed in here: that the way works is seen, not believed. */
export function ProofSheet({ channel, onClose }: { channel: ProvedChannel; onClose(): void }) {
  const { proof: t } = useTexts('schoolOpening');
  const [sentTo, setSentTo] = useState<string>();
  const send = useCall('POST /manager/school/proofs/:channel');
  const enter = useCall('POST /manager/school/proofs/:channel/code', { changes });
  const params = { channel };
  const submit = async (data: FormData) => {
    if (sentTo !== undefined) {
      const code = typedText(data, 'code').trim();
      if (!/^\d+$/.test(code)) return { code: t.codeNeeded };
      await enter.mutateAsync({ params, body: { code } });
      return t.proved;
    }
    const phone = channel === 'sms' ? safeParse(Phone, typedText(data, 'phone')) : undefined;
    if (phone?.success === false) return { phone: t.phoneNeeded };
    const sent = await send.mutateAsync({ params, body: phone ? { phone: phone.data } : {} });
    setSentTo(sent.sentTo);
    return undefined;
  };
  return (
    <FormSheet
      title={t[channel]}
      onClose={onClose}
      submit={{ label: sentTo === undefined ? t.send : t.check }}
      onSubmit={submit}
      onRefusal={refusals}
    >
      <p>{sentTo === undefined ? t.about[channel] : t.sent(sentTo)}</p>
      {sentTo === undefined && channel === 'sms' && <PhoneField name="phone" label={t.phone} required />}
      {sentTo !== undefined && (
        <TextField name="code" label={t.code} inputMode="numeric" autoComplete="one-time-code" maxLength={6} required />
      )}
    </FormSheet>
  );
}
