import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { takeSecret } from './secret-of-address.ts';

interface InvitationProps<Invited> {
  /** Whose words it speaks. */
  texts: 'adultEntry' | 'joining';
  /** Who is invited by the link, of which this is the secret. */
  read(token: string): Promise<Invited>;
  children(invited: Invited, token: string): ReactNode;
}

/** A page that is opened by a link of a letter, once: whom it invites, or that it opens nothing any more. */
export function Invitation<Invited>({ texts, read, children }: InvitationProps<Invited>) {
  const t = useTexts(texts);
  const [token] = useState(takeSecret);
  const { data, isError } = useQuery({ queryKey: [texts, token], queryFn: () => read(token), staleTime: Infinity, retry: false });
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
      {data && <Card className="flex flex-col gap-5">{children(data, token)}</Card>}
    </PageLayout>
  );
}
