import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { NotLoaded } from '../listed.tsx';
import { LateLesson } from './late-lesson.tsx';

const ReplaceSheet = lazy(() => import('./replace-sheet.tsx').then(({ ReplaceSheet: component }) => ({ default: component })));
const ReturnSheet = lazy(() => import('./return-sheet.tsx').then(({ ReturnSheet: component }) => ({ default: component })));

const lateQuery = queryOf('GET /manager/late-lessons');

export const load = () => void queryClient.prefetchQuery(quietly(lateQuery));

/** Lessons to which nobody has come: the list keeps itself fresh, and each is given to somebody or returned. */
export function Page() {
  const t = useTexts('lateLessons');
  const locale = useLocale();
  const search = useSearch({ from: '/manager/late' });
  const navigate = useNavigate({ from: '/manager/late' });
  const now = useNow(10);
  // The bar above follows the list live; who is free to take a lesson changes without a word, so it is asked again, too.
  const list = useQuery({ ...quietly(lateQuery), refetchInterval: 20_000, staleTime: 5_000 });
  const { data } = list;
  const open = (lesson: string, action: 'replace' | 'return') => void navigate({ search: { lesson, do: action }, resetScroll: false });
  const close = () => void navigate({ search: {}, replace: true, resetScroll: false });
  const opened = data?.lessons.find(({ lesson }) => lesson.eventId === search.lesson);

  return (
    <PageLayout title={t.title} actions={data && <p className="figures text-mute">{t.about(at(locale, now, 'time', schoolZone))}</p>}>
      {!data && !list.isError && <Skeleton className="h-40" />}
      {list.isError && <NotLoaded list={list} words={t} />}
      <div aria-live="polite">
        {data?.lessons.length === 0 && (
          <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t.empty}>
            {t.emptyAbout}
          </EmptyState>
        )}
      </div>
      {data && data.lessons.length > 0 && (
        <ul aria-label={t.lessons} className="flex flex-col gap-3">
          {data.lessons.map(({ lesson }) => (
            <LateLesson
              key={lesson.eventId}
              lesson={lesson}
              now={now}
              onReplace={() => open(lesson.eventId, 'replace')}
              onReturn={() => open(lesson.eventId, 'return')}
            />
          ))}
        </ul>
      )}
      {search.lesson !== undefined && data && (
        <Suspense>
          {search.do === 'replace' && <ReplaceSheet key={search.lesson} late={opened} onClose={close} />}
          {search.do === 'return' && <ReturnSheet key={search.lesson} late={opened} onClose={close} />}
        </Suspense>
      )}
    </PageLayout>
  );
}
