import type { AnswerOf } from '@school/contract/calls';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { EmptyPage } from '#kit/empty-page.tsx';
import { useParams } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { Whose } from '../regular-schedule/whose.tsx';
import { AskForm } from './ask-form.tsx';
import { Changed } from './changed.tsx';
import { WaitingRequest } from './waiting-request.tsx';

type Answer = AnswerOf<'POST /user/change-teacher-request'>;

export const load = ({ params }: { params: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(
    queryOf('GET /user/change-teacher-request/:processId', { params: { processId: params['processId'] ?? '' } }),
  );
};

/** Another teacher for a kid's course: why, who, and at what times; then what came of it. */
export function Page() {
  const t = useTexts('changeTeacher');
  const say = useRefusals();
  const { processId } = useParams({ from: '/change-teacher/$processId' });
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  const { data: offer, isError } = useQuery({
    ...quietly(queryOf('GET /user/change-teacher-request/:processId', { params: { processId } })),
    staleTime: 5_000,
  });
  const [done, setDone] = useState<Answer>();
  const kid = user.kids.find(({ kidUid }) => offer?.process.kids.includes(kidUid));
  if (isError && !offer) {
    return <EmptyPage title={t.title} empty={t.gone} about={t.goneAbout} action={<LinkButton to="/schedule">{t.toSchedule}</LinkButton>} />;
  }
  if (!offer) {
    return (
      <PageLayout title={t.title}>
        <Skeleton className="h-40" />
        <Skeleton className="h-56" />
      </PageLayout>
    );
  }
  const { may, process, waiting } = offer;
  if (done?.outcome === 'changed') {
    return (
      <PageLayout title={t.title} width="text">
        <Changed answer={done} />
      </PageLayout>
    );
  }
  return (
    <PageLayout
      title={t.title}
      actions={
        <LinkButton to="/schedule/regular/$processId" params={{ processId }}>
          {t.toRegular}
        </LinkButton>
      }
    >
      <Whose kid={kid} process={process} />
      {waiting && <WaitingRequest waiting={waiting} zone={user.timezone} isNew={done?.outcome === 'waiting'} />}
      {may.allowed ? (
        <AskForm key={waiting?.requestId} offer={offer} kids={user.kids} zone={user.timezone} onDone={setDone} />
      ) : (
        !waiting && <EmptyState title={t.cannot}>{say(may.why, may.facts)}</EmptyState>
      )}
    </PageLayout>
  );
}
