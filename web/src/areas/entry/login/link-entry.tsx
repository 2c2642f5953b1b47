import { useEffect, useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { arrivalToken, forgetArrivalToken } from '#api/arrival-token.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { signInWith, useSession } from '#api/session.ts';
import { atFields } from '#api/form-refusals.ts';
import { isLocaleChosen, setLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate } from '#kit/router/router.tsx';

/**
 * Somebody has come by a one-time link. It signs a guest in by itself; whoever is signed in here is asked first, and replaced
 * only by a tap. With the flag of the application it leads to the
 * onboarding (docs/rules/accounts.md#sign-in-links); a link that is over leads to the usual sign-in.
 */
export function LinkEntry({ toOnboarding }: { toOnboarding: boolean }) {
  const t = useTexts('login').link;
  const session = useSession();
  const navigate = useNavigate();
  const token = arrivalToken();
  const enter = async () => {
    try {
      const { idToken } = await api('POST /auth/link', { body: { token: token ?? '' } });
      forgetArrivalToken();
      const { locale } = await signInWith(idToken, { provider: 'link' });
      if (!isLocaleChosen()) setLocale(locale);
      if (toOnboarding) void navigate({ to: '/onboarding', search: { onboarding: 'true' }, replace: true });
      else void navigate({ to: '/kid-switcher', replace: true });
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal) || cause.code !== 'identity.token_expired') throw cause;
      cause.take();
      forgetArrivalToken();
      raiseNotice({ tone: 'bad', text: t.over });
      void navigate({ to: '/login', replace: true });
    }
  };
  // Once a page: what went wrong is said, and the button below tries again.
  const begun = useRef(false);
  const [isEntering, setEntering] = useState(session === null && token !== undefined);
  useEffect(() => {
    if (session !== null || token === undefined || begun.current) return;
    begun.current = true;
    void enter().catch(() => setEntering(false));
    // oxlint-disable-next-line react/exhaustive-deps -- used once, as the page opens
  }, []);
  if (isEntering)
    return (
      <PageLayout title={t.title} width="text">
        <output>{t.entering}</output>
      </PageLayout>
    );
  const away = session ? <LinkButton to="/login">{t.stay}</LinkButton> : <LoneLink to="/login">{t.byPassword}</LoneLink>;
  return (
    <PageLayout title={t.title} width="text">
      <Card className="flex flex-col gap-6">
        <p>{token === undefined ? t.lost : session ? t.replaces : t.about}</p>
        {token !== undefined && (
          <Form label={t.title} onSubmit={enter} onRefusal={atFields({ '': ['request.too_many', 'identity.blocked'] })}>
            {({ pending }) => (
              <Button type="submit" kind="primary" size="large" wide busy={pending}>
                {t.enter}
              </Button>
            )}
          </Form>
        )}
        {away}
      </Card>
    </PageLayout>
  );
}
