import type { SignInStep } from '@school/contract/identity/shapes';
import { lazy, Suspense, useState } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { signInWith } from '#api/session.ts';
import { isLocaleChosen, setLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { useSearch } from '#kit/router/router.tsx';
import { PasswordField, TextField } from '#kit/text-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { typedText } from '#kit/typed-text.ts';

const SecondStep = lazy(() =>
  import('#widgets/second-factor/second-step.tsx').then(({ SecondStep: component }) => ({ default: component })),
);

const LinkEntry = lazy(() => import('./link-entry.tsx').then(({ LinkEntry: component }) => ({ default: component })));

/** Signing in: by a one-time link, or as usual. */
export function Page() {
  const { token } = useSearch({ from: '/login' });
  return token === undefined ? (
    <SignIn />
  ) : (
    <Suspense fallback={<Skeleton className="h-56" />}>
      <LinkEntry token={token} />
    </Suspense>
  );
}

/** E-mail or phone, and the password. Where one goes from here, the guard knows. */
function SignIn() {
  const t = useTexts('login');
  const [second, setSecond] = useState<SignInStep['secondFactor']>();
  const finish = async (idToken: string) => {
    const session = await signInWith(idToken, { provider: 'password' });
    // The account's language, unless somebody has chosen one on this device.
    if (!isLocaleChosen()) setLocale(session.locale);
  };
  const enter = async (data: FormData) => {
    const [login, password] = [typedText(data, 'login').trim(), typedText(data, 'password')];
    if (login === '' || password === '') {
      return { ...(login === '' && { login: t.emptyLogin }), ...(password === '' && { password: t.emptyPassword }) };
    }
    const { idToken, secondFactor } = await api('POST /auth/sign-in', { body: { login, password } });
    setSecond(secondFactor);
    if (idToken !== undefined) await finish(idToken);
    return undefined;
  };
  if (second)
    return (
      <Frame title={t.title} width="text">
        <Card>
          <Suspense fallback={<Skeleton className="h-56" />}>
            <SecondStep of={second} onToken={finish} onBack={() => setSecond(undefined)} />
          </Suspense>
        </Card>
      </Frame>
    );
  return (
    <Frame title={t.title} width="text">
      <Card className="flex flex-col gap-6">
        <Form
          label={t.title}
          onSubmit={enter}
          onRefusal={atFields({
            'identity.wrong_credentials': '',
            'identity.too_many_tries': '',
            'identity.token_expired': '',
            'identity.blocked': '',
          })}
        >
          {({ pending }) => (
            <>
              <TextField name="login" label={t.login} autoComplete="username" inputMode="email" required />
              <PasswordField name="password" label={t.password} autoComplete="current-password" required />
              <Button type="submit" kind="primary" size="large" wide busy={pending}>
                {t.enter}
              </Button>
            </>
          )}
        </Form>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-3">
          <span>
            {t.isNew} <TextLink to="/registration">{t.register}</TextLink>
          </span>
          <TextLink to="/reset-password">{t.forgotten}</TextLink>
        </p>
      </Card>
    </Frame>
  );
}
