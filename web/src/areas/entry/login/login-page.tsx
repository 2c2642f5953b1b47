import type { SignInStep } from '@school/contract/identity/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';

import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { atFields } from '#api/form-refusals.ts';
import { signInWith, wasEnded } from '#api/session.ts';
import { isLocaleChosen, setLocale } from '#i18n/locale.ts';
import { preloadTexts, useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useSearch } from '#kit/router/router.tsx';
import { PasswordField, TextField } from '#kit/text-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { typedText } from '#kit/typed-text.ts';

const SecondStep = lazy(() =>
  import('#widgets/second-factor/second-step.tsx').then(({ SecondStep: component }) => ({ default: component })),
);

const ContactCodeEntry = lazy(() => import('./contact-code-entry.tsx').then(({ ContactCodeEntry: component }) => ({ default: component })));
const LinkEntry = lazy(() => import('./link-entry.tsx').then(({ LinkEntry: component }) => ({ default: component })));
const SocialEntry = lazy(() => import('./social-entry.tsx').then(({ SocialEntry: component }) => ({ default: component })));
const SocialButtons = lazy(() => socialButtons().then(({ SocialButtons: component }) => ({ default: component })));
const PicturesEntry = lazy(() => import('./pictures-entry.tsx').then(({ PicturesEntry: component }) => ({ default: component })));
const SmsEntry = lazy(() => import('./sms-entry.tsx').then(({ SmsEntry: component }) => ({ default: component })));

const socialButtons = () => import('./social-buttons.tsx');
export const load = () => {
  // Together with the page: buttons that come late push the page about.
  void Promise.all([socialButtons(), preloadTexts('social')]).catch(() => undefined);
  void queryClient.prefetchQuery(quietly(queryOf('GET /auth/social')));
  void queryClient.prefetchQuery(quietly(queryOf('GET /auth/pictures')));
};

/** Signing in: by a one-time link, or as usual. */
export function Page() {
  const { by, onboarding, next } = useSearch({ from: '/login' });
  return by === 'link' ? (
    <Suspense fallback={<Skeleton className="h-56" />}>
      <LinkEntry toOnboarding={onboarding === 'true'} />
    </Suspense>
  ) : (
    <SignIn by={by === 'sms' || by === 'social' ? by : 'password'} next={next} />
  );
}

/** By the password or by the code of an SMS; then the second step, where there is one. From here on the guard knows the way. */
function SignIn({ by, next }: { by: 'password' | 'sms' | 'social'; next: string | undefined }) {
  const t = useTexts('login');
  const [second, setSecond] = useState<Omit<SignInStep, 'idToken'> & { again?: () => Promise<SignInStep> }>();
  const [isKidChosen, setKidChosen] = useState(false);
  const bySms = by === 'sms';
  const { data: social } = useQuery(quietly(queryOf('GET /auth/social')));
  // Children whom their parent lets sign in on this device.
  const { data: here } = useQuery(quietly(queryOf('GET /auth/pictures')));
  const finish = useCallback(
    async (idToken: string) => {
      const session = await signInWith(idToken, { provider: by });
      // The account's language, unless somebody has chosen one on this device.
      if (!isLocaleChosen()) setLocale(session.locale);
    },
    [by],
  );
  const goOn = useCallback(
    async ({ idToken, ...more }: SignInStep, again?: () => Promise<SignInStep>) => {
      setSecond(more.secondFactor || more.contactCode ? { ...more, ...(again && { again }) } : undefined);
      if (idToken !== undefined) await finish(idToken);
    },
    [finish],
  );
  return (
    <PageLayout title={t.title} width="text">
      {here !== undefined && here.faces.length > 0 && !second && by !== 'social' && (
        <Suspense>
          <PicturesEntry faces={here.faces} onChosen={setKidChosen} />
        </Suspense>
      )}
      {wasEnded() && <output className="block rounded-md bg-brand-soft p-4">{t.ended}</output>}
      <Card className={isKidChosen ? 'hidden' : 'flex flex-col gap-6'}>
        <Suspense fallback={<Skeleton className="h-56" />}>
          {second?.secondFactor && <SecondStep of={second.secondFactor} onToken={finish} onBack={() => setSecond(undefined)} />}
          {second?.contactCode && (
            <ContactCodeEntry
              of={second.contactCode}
              onStep={goOn}
              onAgain={async () => second.again && goOn(await second.again(), second.again)}
              onBack={() => setSecond(undefined)}
            />
          )}
          {!second && by === 'sms' && <SmsEntry onStep={goOn} />}
          {!second && by === 'social' && <SocialEntry onStep={goOn} />}
          {!second && by === 'password' && <PasswordEntry onStep={goOn} />}
        </Suspense>
        {!second && by !== 'social' && (
          <LinkButton to="/login" search={{ ...(!bySms && { by: 'sms' }), ...(next !== undefined && { next }) }} wide>
            {bySms ? t.byPassword : t.bySms}
          </LinkButton>
        )}
        {social !== undefined && social.providers.length > 0 && !second && by !== 'social' && (
          <Suspense>
            <SocialButtons providers={social.providers} next={next} />
          </Suspense>
        )}
      </Card>
    </PageLayout>
  );
}

/** E-mail or phone, and the password. */
function PasswordEntry({ onStep }: { onStep(step: SignInStep, again: () => Promise<SignInStep>): Promise<void> }) {
  const t = useTexts('login');
  const enter = async (data: FormData) => {
    const [login, password] = [typedText(data, 'login').trim(), typedText(data, 'password')];
    if (login === '' || password === '') {
      return { ...(login === '' && { login: t.emptyLogin }), ...(password === '' && { password: t.emptyPassword }) };
    }
    const signIn = () => api('POST /auth/sign-in', { body: { login, password } });
    await onStep(await signIn(), signIn);
    return undefined;
  };
  return (
    <>
      <Form
        label={t.title}
        onSubmit={enter}
        onRefusal={atFields({
          '': [
            'identity.wrong_credentials',
            'request.too_many',
            'identity.token_expired',
            'identity.blocked',
            'identity.wrong_phone',
            'identity.sms_unavailable',
          ],
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
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {t.isNew} <LoneLink to="/registration">{t.register}</LoneLink>
        </span>
        <LoneLink to="/reset-password">{t.forgotten}</LoneLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <LoneLink to="/room">{t.toLesson}</LoneLink>
        <LoneLink to="/legal/$document" params={{ document: 'about' }}>
          {t.about}
        </LoneLink>
      </div>
    </>
  );
}
