import { lazy, Suspense } from 'react';

import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { Actions } from './actions.tsx';
import { ComingLessons } from './coming-lessons.tsx';
import { NoSchedule, NotHere } from './no-schedule.tsx';
import { PauseCard } from './pause-card.tsx';
import { useRegularSchedule } from './use-regular-schedule.ts';
import { WeekCard } from './week-card.tsx';
import { Whose } from './whose.tsx';

const PauseDialog = lazy(() => import('./pause-dialog.tsx').then(({ PauseDialog: component }) => ({ default: component })));
const ResumeDialog = lazy(() => import('./resume-dialog.tsx').then(({ ResumeDialog: component }) => ({ default: component })));
const EndDialog = lazy(() => import('./end-dialog.tsx').then(({ EndDialog: component }) => ({ default: component })));

export const load = ({ params }: { params: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /events'));
  void queryClient.prefetchQuery(queryOf('GET /regular-schedule/:processId', { params: { processId: params['processId'] ?? '' } }));
};

/** The regular schedule of a process on one page. The act that is open stands in the address. */
export function Page() {
  const t = useTexts('regularSchedule');
  const { processId } = useParams({ from: '/schedule/regular/$processId' });
  const { do: act } = useSearch({ from: '/schedule/regular/$processId' });
  const navigate = useNavigate({ from: '/schedule/regular/$processId' });
  const view = useRegularSchedule(processId);
  const { regular, user, kid, lessons, areKnown, now } = view;
  const open = (next?: 'pause' | 'resume' | 'end') =>
    void navigate({ search: next ? { do: next } : {}, replace: !next, resetScroll: false });
  if (view.isMissing) return <NotHere />;
  if (!regular) {
    return (
      <PageLayout title={t.title}>
        <Skeleton className="h-56" />
        <Skeleton className="h-40" />
      </PageLayout>
    );
  }
  const { process, may } = regular;
  if (process.days.length === 0) return <NoSchedule process={process} kid={kid} />;
  const dialog = { regular, lessons, areKnown, zone: user.timezone, now, onClose: () => open() };
  return (
    <PageLayout title={t.title}>
      <Whose kid={kid} process={process} />
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex flex-col gap-5">
          {regular.pause && <PauseCard pause={regular.pause} now={now} mayResume={may.resume} onResume={() => open('resume')} />}
          <WeekCard regular={regular} zone={user.timezone} now={now} />
          <ComingLessons ahead={regular.ahead} lessons={lessons} areKnown={areKnown} zone={user.timezone} kidUid={kid?.kidUid} />
        </div>
        <Actions regular={regular} onOpen={open} />
      </div>
      <Suspense>
        {act === 'pause' && may.pause.allowed && <PauseDialog {...dialog} />}
        {act === 'resume' && <ResumeDialog {...dialog} />}
        {act === 'end' && may.end.allowed && <EndDialog {...dialog} onPause={() => open('pause')} />}
      </Suspense>
    </PageLayout>
  );
}
