import { identityLimits } from '@school/contract/identity/limits';
import type { SignInStep } from '@school/contract/identity/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';

import { NotFoundPage } from '#app/not-found-page.tsx';
import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { signInWith } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Form } from '#kit/form.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { PasswordField, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { takeSecret } from '../secret-of-address.ts';

const SecondStep = lazy(() =>
  import('#widgets/second-factor/second-step.tsx').then(({ SecondStep: component }) => ({ default: component })),
);

const { min, max } = identityLimits.passwordLength;
const refusals = atFields({
  password: ['identity.password_too_common'],
  email: ['identity.email_taken'],
  '': ['identity.setup_over', 'identity.setup_done', 'request.too_many'],
});

/** Who holds the link of the terminal becomes the owner of this school; everybody else reads that it is not open yet. */
export function Page() {
  const t = useTexts('setup');
  const navigate = useNavigate();
  const [token, setToken] = useState(takeSecret);
  const [second, setSecond] = useState<SignInStep['secondFactor']>();
  const isNew = useQuery(quietly(queryOf('GET /setup')));
  const link = useQuery({
    queryKey: ['setup', token],
    queryFn: () => api('POST /setup/claim', { body: { token } }, { silent: true }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  });
  // Who has this page open and puts the link into its address loads nothing anew: only what stands after the # has changed.
  const { refetch } = isNew;
  useEffect(() => {
    const take = () => {
      const given = takeSecret();
      if (given === '') return;
      setToken(given);
      void refetch();
    };
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [refetch]);
  // Once the owner is made the school is new no more, while its second factor is still being set up.
  if (isNew.isError && !second && !link.data) return <NotFoundPage within />;
  const owner = link.data?.owner;
  return (
    <PageLayout title={owner ? t.comeBack : t.title} width="text">
      {(isNew.isPending || link.isLoading) && <Skeleton className="h-56" />}
      {isNew.isSuccess && token === '' && <EmptyState title={t.notYet}>{t.notYetAbout}</EmptyState>}
      {isNew.isSuccess && link.isError && <EmptyState title={t.over}>{t.overAbout}</EmptyState>}
      {second && (
        <Card>
          <Suspense fallback={<Skeleton className="h-56" />}>
            <SecondStep
              of={second}
              onToken={async (idToken) => void (await signInWith(idToken, { provider: 'invitation' }))}
              onBack={() => void navigate({ to: '/login' })}
            />
          </Suspense>
        </Card>
      )}
      {link.data && !second && <OwnerForm token={token} owner={link.data.owner} onStep={({ secondFactor }) => setSecond(secondFactor)} />}
    </PageLayout>
  );
}

interface OwnerFormProps {
  token: string;
  /** The owner who comes back; null for the first one. */
  owner: { name: string; email: string | null } | null;
  onStep(step: SignInStep): void;
}

function OwnerForm({ token, owner, onStep }: OwnerFormProps) {
  const t = useTexts('setup');
  const locale = useLocale();
  const submit = async (form: FormData) => {
    const [name, email, password] = [typedText(form, 'name').trim(), typedText(form, 'email').trim(), typedText(form, 'password')];
    const wrong = {
      ...(!owner && !/^\p{L}[\p{L}\p{M} .'’ʼ`-]*$/u.test(name) && { name: t.wrong.name }),
      ...(!owner && !/^\S+@\S+\.\S+$/.test(email) && { email: t.wrong.email }),
      ...((password.length < min || password.length > max) && { password: t.wrong.password }),
    };
    if (Object.keys(wrong).length > 0) return wrong;
    onStep(
      owner
        ? await api('POST /setup/recover', { body: { token, password } })
        : await api('POST /setup/owner', { body: { token, name, email, password, locale } }),
    );
    return undefined;
  };
  return (
    <Card className="flex flex-col gap-5">
      <p>{owner ? t.again(owner.name) : t.about}</p>
      {owner?.email && <p className="font-bold break-all">{t.login(owner.email)}</p>}
      <Form label={owner ? t.comeBack : t.title} onSubmit={submit} onRefusal={refusals}>
        {({ pending }) => (
          <>
            {!owner && <TextField name="name" label={t.name} help={t.nameHelp} autoComplete="name" maxLength={80} required />}
            {!owner && <TextField name="email" type="email" label={t.email} help={t.emailHelp} autoComplete="username" required />}
            <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="new-password" required />
            <p className="text-mute">{t.next}</p>
            <Button type="submit" kind="primary" size="large" wide busy={pending}>
              {owner ? t.goBack : t.go}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}
