import { useEffect } from 'react';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { signInWith, useSession } from '#api/session.ts';
import { isLocaleChosen, setLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { useNavigate } from '#kit/router/router.tsx';

/**
 * Somebody has come by a one-time link. The word in it is used by a tap, not by opening the address: what reads links
 * ahead uses nothing up, and nobody signed in here is replaced unasked.
 */
export function LinkEntry({ token }: { token: string }) {
  const t = useTexts('login').link;
  const session = useSession();
  const navigate = useNavigate();
  // The word leaves the address at once: it would stay in the browser's history.
  useEffect(() => history.replaceState(history.state, '', '/login'), []);
  const enter = async () => {
    const { idToken } = await api('POST /auth/link', { body: { token } });
    const { locale } = await signInWith(idToken, { provider: 'link' });
    if (!isLocaleChosen()) setLocale(locale);
    void navigate({ to: '/kid-switcher', replace: true });
  };
  return (
    <Frame title={t.title} width="text">
      <Card className="flex flex-col gap-6">
        <p>{session ? t.replaces : t.about}</p>
        <Form
          label={t.title}
          onSubmit={enter}
          onRefusal={atFields({ 'identity.token_expired': '', 'identity.too_many_tries': '', 'identity.blocked': '' })}
        >
          {({ pending }) => (
            <Button type="submit" kind="primary" size="large" wide busy={pending}>
              {t.enter}
            </Button>
          )}
        </Form>
        {session ? <LinkButton to="/login">{t.stay}</LinkButton> : <TextLink to="/login">{t.byPassword}</TextLink>}
      </Card>
    </Frame>
  );
}
