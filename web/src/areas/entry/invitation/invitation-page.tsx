import type { SignInStep } from '@school/contract/identity/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useSchool } from '#api/school.ts';
import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { comeIn } from '../come-in.ts';
import { InvitedForm } from '../invited-form.tsx';
import { takeSecret } from '../secret-of-address.ts';

const SecondStep = lazy(() =>
  import('#widgets/second-factor/second-step.tsx').then(({ SecondStep: component }) => ({ default: component })),
);

/** A colleague or a teacher chooses a password and comes in. */
export function Page() {
  const t = useTexts('staff').invitation;
  const { name } = useSchool();
  const [token] = useState(takeSecret);
  const [second, setSecond] = useState<SignInStep['secondFactor']>();
  const { data, isError } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api('POST /auth/invitation', { body: { token } }, { silent: true }),
    staleTime: Infinity,
    retry: false,
  });
  const accept = async (password: string) => {
    const { idToken, secondFactor } = await api('POST /auth/invitation/accept', { body: { token, password } });
    setSecond(secondFactor);
    if (idToken !== undefined) await comeIn(idToken);
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
            <SecondStep of={second} onToken={comeIn} onBack={() => setSecond(undefined)} />
          </Suspense>
        </Card>
      )}
      {data && !second && (
        <Card className="flex flex-col gap-5">
          <p>{t.hello(data.name)}</p>
          {data.email !== null && <p className="font-bold break-all">{t.login(data.email)}</p>}
          <InvitedForm title={t.title(name)} t={t} onAccept={accept} />
        </Card>
      )}
    </PageLayout>
  );
}
