import type { SignInStep } from '@school/contract/identity/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useSchool } from '#api/school.ts';
import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { signInWith } from '#api/session.ts';
import { isLocaleChosen, setLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

const SecondStep = lazy(() =>
  import('#widgets/second-factor/second-step.tsx').then(({ SecondStep: component }) => ({ default: component })),
);

/** The secret stands after the #, which no server and no log ever sees; it leaves the address at once. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname);
  return token;
}

/** A colleague or a teacher chooses a password and comes in. */
export function Page() {
  const t = useTexts('staff').invitation;
  const { name } = useSchool();
  const [token] = useState(takeToken);
  const [second, setSecond] = useState<SignInStep['secondFactor']>();
  const { data, isError } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api('POST /auth/invitation', { body: { token } }, { silent: true }),
    staleTime: Infinity,
    retry: false,
  });
  const finish = async (idToken: string) => {
    const session = await signInWith(idToken, { provider: 'invitation' });
    if (!isLocaleChosen()) setLocale(session.locale);
  };
  const accept = async (form: FormData) => {
    const password = typedText(form, 'password');
    if (password.length < 8 || password.length > 128) return { password: t.passwordNeeded };
    const { idToken, secondFactor } = await api('POST /auth/invitation/accept', { body: { token, password } });
    setSecond(secondFactor);
    if (idToken !== undefined) await finish(idToken);
    return undefined;
  };
  const toLogin = (
    <LinkButton to="/login" kind="primary">
      {t.toLogin}
    </LinkButton>
  );
  return (
    <PageLayout title={t.title(name)} width="text">
      {isError && (
        <EmptyState title={t.over} action={toLogin}>
          {t.overAbout}
        </EmptyState>
      )}
      {!data && !isError && <Skeleton className="h-56" />}
      {data && second && (
        <Card>
          <Suspense fallback={<Skeleton className="h-56" />}>
            <SecondStep of={second} onToken={finish} onBack={() => setSecond(undefined)} />
          </Suspense>
        </Card>
      )}
      {data && !second && (
        <Card className="flex flex-col gap-5">
          <p>{t.hello(data.name)}</p>
          {data.email !== null && <p className="font-bold break-all">{t.login(data.email)}</p>}
          <Form
            label={t.title(name)}
            onSubmit={accept}
            onRefusal={atFields({ 'identity.password_too_common': 'password', 'identity.invitation_over': '' })}
          >
            {({ pending }) => (
              <>
                <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="new-password" required />
                <Button type="submit" kind="primary" size="large" wide busy={pending}>
                  {t.go}
                </Button>
              </>
            )}
          </Form>
        </Card>
      )}
    </PageLayout>
  );
}
