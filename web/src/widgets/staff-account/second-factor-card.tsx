import type { Enrolment } from '@school/contract/identity/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { changed, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';
import { EnrolmentSteps } from '#widgets/second-factor/enrolment-steps.tsx';
import { RecoveryCodes } from '#widgets/second-factor/recovery-codes.tsx';

const refusals = atFields({
  password: ['identity.wrong_credentials'],
  code: ['identity.wrong_code', 'identity.code_used'],
  '': ['request.too_many', 'identity.second_factor_set', 'identity.second_factor_not_set'],
});
const fresh = () => changed('GET /user/second-factor');
type Action = 'on' | 'renew' | 'off';

/** Is a code asked at sign-in; switching it on and off, new recovery codes. */
export function SecondFactorCard() {
  const t = useTexts('secondFactor');
  const locale = useLocale();
  const { data: factor } = useSuspenseQuery(queryOf('GET /user/second-factor'));
  const [action, setAction] = useState<Action>();
  const isOn = factor.since !== null;
  return (
    <Card label={t.title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{t.title}</h2>
        <Badge tone={isOn ? 'good' : 'warn'}>{factor.since === null ? t.off : t.on(at(locale, factor.since, 'day', deviceZone()))}</Badge>
      </div>
      <p className="text-mute">{isOn ? t.left(factor.recoveryLeft) : factor.required ? t.offRequired : t.offAbout}</p>
      <div className="flex flex-wrap gap-3">
        {!isOn && (
          <Button kind="primary" onPress={() => setAction('on')}>
            {t.turnOn}
          </Button>
        )}
        {isOn && <Button onPress={() => setAction('renew')}>{t.renew}</Button>}
        {isOn && !factor.required && <Button onPress={() => setAction('off')}>{t.turnOff}</Button>}
      </div>
      {action === 'on' && <TurnOnSheet onClose={() => setAction(undefined)} />}
      {action === 'renew' && <RenewSheet onClose={() => setAction(undefined)} />}
      {action === 'off' && <TurnOffSheet onClose={() => setAction(undefined)} />}
    </Card>
  );
}

/** Password → picture and first code → recovery codes. */
function TurnOnSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('secondFactor');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = async (data: FormData) => {
    const password = typedText(data, 'password');
    if (password === '') return { password: t.emptyPassword };
    setEnrolment(await api('POST /user/second-factor/enrol', { body: { password } }));
    return undefined;
  };
  const confirm = async (data: FormData) => {
    const code = typedText(data, 'code').trim();
    if (code === '') return { code: t.emptyCode };
    setCodes((await api('POST /user/second-factor/confirm', { body: { code } })).recoveryCodes);
    raiseNotice({ tone: 'good', text: t.turnedOn });
    await fresh();
    return undefined;
  };
  return (
    <Sheet title={t.setUp} onClose={onClose}>
      {codes && <RecoveryCodes codes={codes} onKept={onClose} />}
      {!codes && !enrolment && (
        <Form key="password" label={t.password} onSubmit={begin} onRefusal={refusals}>
          {({ pending }) => (
            <>
              <PasswordField name="password" label={t.password} autoComplete="current-password" required />
              <Button type="submit" kind="primary" size="large" busy={pending}>
                {t.load}
              </Button>
            </>
          )}
        </Form>
      )}
      {!codes && enrolment && (
        <>
          <EnrolmentSteps of={enrolment} />
          <Form key="code" label={t.setUp} onSubmit={confirm} onRefusal={refusals}>
            {({ pending }) => (
              <>
                <CodeField digitsOnly />
                <Button type="submit" kind="primary" size="large" busy={pending}>
                  {t.confirm}
                </Button>
              </>
            )}
          </Form>
        </>
      )}
    </Sheet>
  );
}

function RenewSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('secondFactor');
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = async (data: FormData) => {
    const code = typedText(data, 'code').trim();
    if (code === '') return { code: t.emptyCode };
    setCodes((await api('POST /user/second-factor/recovery-codes', { body: { code } })).recoveryCodes);
    await fresh();
    return undefined;
  };
  return (
    <Sheet title={t.renew} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <Form label={t.renew} onSubmit={renew} onRefusal={refusals}>
          {({ pending }) => (
            <>
              <p>{t.renewAbout}</p>
              <CodeField />
              <Button type="submit" kind="primary" size="large" busy={pending}>
                {t.renew}
              </Button>
            </>
          )}
        </Form>
      )}
    </Sheet>
  );
}

function TurnOffSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('secondFactor');
  const turnOff = async (data: FormData) => {
    const [password, code] = [typedText(data, 'password'), typedText(data, 'code').trim()];
    if (password === '' || code === '')
      return { ...(password === '' && { password: t.emptyPassword }), ...(code === '' && { code: t.emptyCode }) };
    await api('POST /user/second-factor/remove', { body: { password, code } });
    raiseNotice({ tone: 'good', text: t.turnedOff });
    await fresh();
    onClose();
    return undefined;
  };
  return (
    <Sheet title={t.turnOff} onClose={onClose}>
      <Form label={t.turnOff} onSubmit={turnOff} onRefusal={refusals}>
        {({ pending }) => (
          <>
            <PasswordField name="password" label={t.password} autoComplete="current-password" required />
            <CodeField />
            <Button type="submit" kind="danger" size="large" busy={pending}>
              {t.turnOff}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
