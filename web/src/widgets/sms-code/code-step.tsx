import { SmsCode, type SmsSent } from '@school/contract/identity/shapes';
import { useRef, useState } from 'react';

import { checked } from '#api/checked.ts';
import { atFields } from '#api/form-refusals.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { Form } from '#kit/form.tsx';
import { TextField } from '#kit/text-field.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { typedText } from '#kit/typed-text.ts';

import { useSmsOffer } from './use-sms-offer.ts';

const refusals = atFields({ code: ['identity.wrong_sms_code'], '': ['request.too_many', 'identity.blocked'] });
const againAt = ({ againInSeconds }: SmsSent): string => new Date(schoolNow() + againInSeconds * 1000).toISOString();

interface CodeStepProps {
  label: string;
  /** Where the code has gone, in words. */
  told: string;
  sent: SmsSent;
  /** The outcome: «Войти». */
  go: string;
  onCode(code: string): Promise<unknown>;
  again(): Promise<SmsSent>;
  /** Back to the phone; without it the phone is settled. */
  onOtherPhone?: () => void;
  wide?: boolean;
}

/** The second step: the code of the SMS, and another one after a minute. */
export function CodeStep({ label, told, sent, go, onCode, again, onOtherPhone, wide = true }: CodeStepProps) {
  const t = useTexts('smsCode');
  const [until, setUntil] = useState<string | undefined>(() => againAt(sent));
  const [code, setCode] = useState('');
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useSmsOffer((offered) => {
    setCode(offered);
    setTimeout(() => place.current?.querySelector('form')?.requestSubmit());
  });
  const submit = async (data: FormData) => {
    const { value, wrong } = checked(SmsCode, typedText(data, 'code'), () => t.wrongCode);
    if (wrong) return { code: t.wrongCode };
    await onCode(value);
    return undefined;
  };
  const askAgain = async () => {
    setAsking(true);
    try {
      setUntil(againAt(await again()));
      raiseNotice({ tone: 'good', text: t.sentAgain });
    } finally {
      setAsking(false);
    }
  };
  return (
    <div ref={place} className="flex flex-col gap-5">
      <output className="block">{told}</output>
      <Form label={label} onSubmit={submit} onRefusal={refusals}>
        {({ pending }) => (
          <>
            <TextField
              name="code"
              label={t.code}
              value={code}
              onChange={setCode}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              required
            />
            <Button type="submit" kind="primary" size="large" wide={wide} busy={pending}>
              {go}
            </Button>
          </>
        )}
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {until === undefined ? (
          <Button kind="quiet" busy={asking} onPress={() => void askAgain().catch(() => undefined)}>
            {t.again}
          </Button>
        ) : (
          <p className="text-mute">
            {t.againIn} <Countdown until={until} label={t.againIn} onOver={() => setUntil(undefined)} />
          </p>
        )}
        {onOtherPhone && (
          <Button kind="quiet" onPress={onOtherPhone}>
            {t.otherPhone}
          </Button>
        )}
      </div>
    </div>
  );
}
