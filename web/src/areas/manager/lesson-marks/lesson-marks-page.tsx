import type { LessonCase } from '@school/contract/back-office/lesson-case-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';

import { OfficeList } from '../office-list.tsx';
import { CaseCard } from './case-card.tsx';
import { DecideSheet } from './decide-sheet.tsx';

const casesQuery = queryOf('GET /manager/lesson-cases');

export const load = () => void queryClient.prefetchQuery(quietly(casesQuery));

/** Marks of lessons that somebody should look at: what families say against them, and what the school noticed itself. */
export function Page() {
  const t = useTexts('lessonMarks');
  const list = useQuery({ ...quietly(casesQuery), refetchInterval: 30_000 });
  const [deciding, setDeciding] = useState<LessonCase>();
  return (
    <OfficeList
      words={{ title: t.title, about: t.about, list: t.title }}
      list={list}
      items={list.data?.cases}
      empty={{ title: t.empty, about: t.emptyAbout, isGood: true }}
      renderCard={(it) => <CaseCard key={`${it.kind} ${it.id}`} found={it} onDecide={() => setDeciding(it)} />}
    >
      {deciding && <DecideSheet found={deciding} onClose={() => setDeciding(undefined)} />}
    </OfficeList>
  );
}
