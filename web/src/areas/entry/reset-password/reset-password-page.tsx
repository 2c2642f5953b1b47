import type { SignInStep } from '@school/contract/identity/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { arrivalToken, forgetArrivalToken } from '#api/arrival-token.ts';
import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { signInWith, useSession } from '#api/session.ts';
import { isLocaleChosen, setLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyPage } from '#kit/empty-page.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { AskForLink } from './ask-for-link.tsx';

const BySms = lazy(() => import('./by-sms.tsx').then(({ BySms: component }) => ({ default: component })));
const ChoosePassword = lazy(() => import('./choose-password.tsx').then(({ ChoosePassword: component }) => ({ default: component })));
const SecondStep = lazy(() =>
  import('#widgets/second-factor/second-step.tsx').then(({ SecondStep: component }) => ({ default: component })),
);

/** A forgotten password (docs/rules/accounts.md#forgotten-password): a link by mail or a code by SMS, then a new password, and in. */
export function Page() {
  const t = useTexts('newPassword').reset;
  const { by } = useSearch({ from: '/reset-password' });
  const role = useSession()?.role;
  const navigate = useNavigate();
  const [token, setToken] = useState(arrivalToken);
  const [second, setSecond] = useState<SignInStep['secondFactor']>();
  const finish = async (idToken: string) => {
    const { locale } = await signInWith(idToken, { provider: 'reset' });
    if (!isLocaleChosen()) setLocale(locale);
    await navigate({ to: '/login', replace: true });
  };
  const goOn = async ({ idToken, secondFactor }: SignInStep) => {
    forgetArrivalToken();
    setSecond(secondFactor);
    if (idToken !== undefined) await finish(idToken);
  };
  const forgetLink = () => {
    forgetArrivalToken();
    setToken(undefined);
  };
  const askAgain = () => {
    forgetLink();
    void navigate({ to: '/reset-password', replace: true });
  };
  if (role === 'kid' || role === 'support')
    return <EmptyPage title={t.title} empty={t.kidHere} action={<LinkButton to="/kid-switcher">{t.toSwitcher}</LinkButton>} />;
  return (
    <PageLayout title={t.title} width="text">
      <Card className="flex flex-col gap-6">
        <Suspense fallback={<Skeleton className="h-56" />}>
          {second && <SecondStep of={second} onToken={finish} onBack={askAgain} />}
          {!second && token !== undefined && <GoodLink token={token} onStep={goOn} onAgain={askAgain} />}
          {!second && token === undefined && (by === 'sms' ? <BySms onToken={setToken} /> : <AskForLink />)}
        </Suspense>
        {token === undefined && !second && (
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-3">
            <LoneLink to="/reset-password" search={by === 'sms' ? {} : { by: 'sms' }}>
              {by === 'sms' ? t.byEmail : t.bySms}
            </LoneLink>
            <LoneLink to={role === undefined ? '/login' : '/'}>{role === undefined ? t.toLogin : t.toHome}</LoneLink>
          </p>
        )}
        <ContactCentre />
      </Card>
    </PageLayout>
  );
}

/** The link is looked at before a password is thought of: one that is over says so at once. */
function GoodLink({ token, onStep, onAgain }: { token: string; onStep(step: SignInStep): Promise<void>; onAgain(): void }) {
  const t = useTexts('newPassword').reset;
  const { data, isError } = useQuery({
    queryKey: ['reset link', token],
    queryFn: () => api('POST /auth/reset/look', { body: { token } }, { silent: true }),
    staleTime: Infinity,
    retry: false,
  });
  if (isError)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p className="text-lg font-bold">{t.overTitle}</p>
        <p>{t.over}</p>
        <LinkButton to="/reset-password" kind="primary" onClick={onAgain}>
          {t.newLink}
        </LinkButton>
      </div>
    );
  return data ? <ChoosePassword token={token} onStep={onStep} /> : <Skeleton className="h-56" />;
}

function ContactCentre() {
  const t = useTexts('newPassword').reset;
  const { data } = useQuery(queryOf('GET /faq'));
  const email = data?.contactCentre.email;
  return (
    <p className="min-h-12 text-sm text-mute">
      {email && (
        <>
          {t.help}{' '}
          <a href={`mailto:${email}`} className="font-bold text-brand underline">
            {email}
          </a>
        </>
      )}
    </p>
  );
}
