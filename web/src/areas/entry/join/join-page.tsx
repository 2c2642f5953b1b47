import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

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

/** The secret stands after the #, which no server and no log ever sees; it leaves the address at once. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname);
  return token;
}

/** A parent whose family the school has added chooses a password and comes in (docs/rules/families.md#added-by-the-school). */
export function Page() {
  const t = useTexts('joining');
  const [token] = useState(takeToken);
  const { data, isError } = useQuery({
    queryKey: ['join', token],
    queryFn: () => api('POST /auth/join', { body: { token } }, { silent: true }),
    staleTime: Infinity,
    retry: false,
  });
  const accept = async (form: FormData) => {
    const password = typedText(form, 'password');
    if (password.length < 8 || password.length > 128) return { password: t.passwordNeeded };
    const { idToken } = await api('POST /auth/join/accept', { body: { token, password } });
    if (idToken === undefined) return undefined;
    const session = await signInWith(idToken, { provider: 'invitation' });
    if (!isLocaleChosen()) setLocale(session.locale);
    return undefined;
  };
  return (
    <PageLayout title={t.title} width="text">
      {isError && (
        <EmptyState
          title={t.over}
          action={
            <LinkButton to="/login" kind="primary">
              {t.toLogin}
            </LinkButton>
          }
        >
          {t.overAbout}
        </EmptyState>
      )}
      {!data && !isError && <Skeleton className="h-56" />}
      {data && (
        <Card className="flex flex-col gap-5">
          <p className="text-xl font-bold">{t.hello(data.firstName)}</p>
          <p>{t.about(data.kids.join(', '))}</p>
          <p className="font-bold break-all">{t.login(data.phone ?? data.email ?? '')}</p>
          <Form
            label={t.title}
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
