import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { PinField } from '#kit/pin-field.tsx';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { ToSettings } from './to-settings.tsx';

const atRefusals = atFields({ password: ['identity.wrong_credentials'], '': ['identity.fresh_sign_in_needed', 'request.too_many'] });

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** Child mode with its PIN; the password is asked again, since a child may hold the phone. */
export function Page() {
  const t = useTexts('settings').childMode;
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const set = useCall('POST /user/child-mode', { changes: ['GET /user'] });
  // Support looks and changes nothing. Who signs in by SMS or elsewhere has no password to be asked for.
  const isOwn = useSession()?.role === 'parent';
  const asksPassword = useQuery({ ...queryOf('GET /user/password'), enabled: isOwn }).data?.isSet ?? true;
  const [saved, setSaved] = useState(0);
  const isOn = user.preferences.childMode;

  const keep = async (body: Parameters<typeof set.mutateAsync>[0]['body']) => {
    const { password, ...wanted } = body;
    if (asksPassword && password === '') return { password: t.wrong.password };
    await set.mutateAsync({ body: { ...wanted, ...(asksPassword && { password }) } });
    raiseNotice({ tone: 'good', text: t.saved });
    setSaved((count) => count + 1);
    return undefined;
  };
  const turnOn = async (data: FormData) => {
    const [pin, repeat, password] = [typedText(data, 'pin'), typedText(data, 'repeat'), typedText(data, 'password')];
    if (!/^\d{4}$/.test(pin)) return { pin: t.wrong.pin };
    if (repeat !== pin) return { repeat: t.wrong.repeat };
    return keep({ on: true, pin, password });
  };
  return (
    <PageLayout title={t.title} width="text" actions={<ToSettings />}>
      <Card className="flex flex-col gap-5">
        <p>{t.about}</p>
        <p>
          <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? t.isOn : t.isOff}</Badge>
        </p>
        {isOwn && (
          <Form key={`on ${saved}`} label={isOn ? t.change : t.turnOn} onSubmit={turnOn} onRefusal={atRefusals}>
            {({ pending }) => (
              <>
                <div className="flex flex-wrap gap-5">
                  <PinField name="pin" label={t.pin} autoComplete="off" required />
                  <PinField name="repeat" label={t.repeat} autoComplete="off" required />
                </div>
                {asksPassword && (
                  <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="current-password" required />
                )}
                <Button type="submit" kind="primary" busy={pending}>
                  {isOn ? t.change : t.turnOn}
                </Button>
              </>
            )}
          </Form>
        )}
      </Card>
      {isOwn && isOn && (
        <Card className="flex flex-col gap-5">
          <Form
            key={`off ${saved}`}
            label={t.turnOff}
            onSubmit={(data) => keep({ on: false, password: typedText(data, 'password') })}
            onRefusal={atRefusals}
          >
            {({ pending }) => (
              <>
                {asksPassword && (
                  <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="current-password" required />
                )}
                <Button type="submit" kind="danger" busy={pending}>
                  {t.turnOff}
                </Button>
              </>
            )}
          </Form>
        </Card>
      )}
    </PageLayout>
  );
}
