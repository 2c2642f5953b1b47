import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { OfficeList } from '../office-list.tsx';
import { LateLesson } from './late-lesson.tsx';
import { MissingChildren } from './missing-children.tsx';

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
    <OfficeList
      words={{ title: t.title, list: t.lessons }}
      actions={data && <p className="figures text-mute">{t.about(at(locale, now, 'time', schoolZone))}</p>}
      views={<MissingChildren now={now} />}
      list={list}
      items={data?.lessons}
      empty={{ title: t.empty, about: t.emptyAbout, isGood: true }}
      renderCard={({ lesson }) => (
        <LateLesson
          key={lesson.eventId}
          lesson={lesson}
          now={now}
          onReplace={() => open(lesson.eventId, 'replace')}
          onReturn={() => open(lesson.eventId, 'return')}
        />
      )}
    >
      {search.lesson !== undefined && data && (
        <Suspense>
          {search.do === 'replace' && <ReplaceSheet key={search.lesson} late={opened} onClose={close} />}
          {search.do === 'return' && <ReturnSheet key={search.lesson} late={opened} onClose={close} />}
        </Suspense>
      )}
    </OfficeList>
  );
}
