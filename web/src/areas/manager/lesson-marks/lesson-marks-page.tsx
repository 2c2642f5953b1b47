import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../listed.tsx';
import { CaseCard } from './case-card.tsx';
import { DecideSheet } from './decide-sheet.tsx';

const casesQuery = queryOf('GET /manager/lesson-cases');

export const load = () => void queryClient.prefetchQuery(quietly(casesQuery));

/** Marks of lessons that somebody should look at: what families say against them, and what the school noticed itself. */
export function Page() {
  const t = useTexts('lessonMarks');
  const list = useQuery({ ...quietly(casesQuery), refetchInterval: 30_000 });
  const [deciding, setDeciding] = useState<LessonCase>();
  const { data } = list;
  return (
    <PageLayout title={t.title}>
      <p className="text-mute">{t.about}</p>
      {!data && !list.isError && <Skeleton className="h-40" />}
      {list.isError && <NotLoaded list={list} words={t} />}
      {data?.cases.length === 0 && (
        <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t.empty}>
          {t.emptyAbout}
        </EmptyState>
      )}
      {data && data.cases.length > 0 && (
        <ul aria-label={t.title} className="flex flex-col gap-3">
          {data.cases.map((it) => (
            <CaseCard key={`${it.kind} ${it.id}`} found={it} onDecide={() => setDeciding(it)} />
          ))}
        </ul>
      )}
      {deciding && <DecideSheet found={deciding} onClose={() => setDeciding(undefined)} />}
    </PageLayout>
  );
}
