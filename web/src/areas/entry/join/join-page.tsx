import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

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

/** A parent whose family the school has added chooses a password and comes in (docs/rules/families.md#added-by-the-school). */
export function Page() {
  const t = useTexts('joining');
  const [token] = useState(takeSecret);
  const { data, isError } = useQuery({
    queryKey: ['join', token],
    queryFn: () => api('POST /auth/join', { body: { token } }, { silent: true }),
    staleTime: Infinity,
    retry: false,
  });
  const accept = async (password: string) => {
    const { idToken } = await api('POST /auth/join/accept', { body: { token, password } });
    if (idToken !== undefined) await comeIn(idToken);
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
          <InvitedForm title={t.title} t={t} onAccept={accept} />
        </Card>
      )}
    </PageLayout>
  );
}
