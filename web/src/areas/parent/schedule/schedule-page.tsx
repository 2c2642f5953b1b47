import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { preloadTexts, useTexts } from '#i18n/texts.ts';
import { familyZone } from '#i18n/zones.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Plus } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { Arranging } from '../adult-may.tsx';
import { ListView } from './list-view.tsx';
import { ScheduleAside } from './schedule-aside.tsx';
import { ScheduleLook } from './schedule-look.tsx';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';
import { Toolbar } from './toolbar.tsx';
import { useHasAside } from './use-has-aside.ts';
import { type Place, usePlace } from './use-place.ts';
import { WeekView } from './week-view.tsx';

const loadDialogs = async () => (await Promise.all([import('./dialogs.tsx'), preloadTexts('lessonChange', 'refusals')]))[0];
const Dialogs = lazy(() => loadDialogs().then(({ Dialogs: component }) => ({ default: component })));
/** A hand on its way to a lesson: what opens is fetched meanwhile, with its words. */
const onIntent = () => void loadDialogs().catch(() => undefined);

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /events'));
};

/** The schedule of the family: as a week or as a list. Everything one has chosen or opened stands in the address. */
export function Page() {
  const place = usePlace();
  const t = useTexts('schedule');
  const names = useTexts('names');
  const { zone, view, search, go } = place;
  const hasAside = useHasAside();
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        <>
          <Toolbar place={place} />
          <Arranging>
            <Button onPress={() => go({ do: 'book' })}>
              <Icon of={Plus} />
              <span className="max-sm:sr-only">{t.addLesson}</span>
            </Button>
          </Arranging>
        </>
      }
    >
      <ScheduleLook />
      <div className="schedule" onPointerOver={onIntent} onFocus={onIntent}>
        <div className="schedule-main">
          <Suspense fallback={<ScheduleSkeleton />}>
            <View view={view} place={place} />
          </Suspense>
          <p className="text-sm text-mute">
            {familyZone(names, zone)}
            {!hasAside && (
              <>
                {' · '}
                <TextLink to="/schedule/calendar">{t.calendar}</TextLink>
              </>
            )}
          </p>
        </div>
        {hasAside && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ScheduleAside place={place} />
          </Suspense>
        )}
      </div>
      {(search.event !== undefined || search.do === 'book') && (
        <Suspense>
          <Dialogs place={place} hasAside={hasAside} />
        </Suspense>
      )}
    </PageLayout>
  );
}

const View = ({ view, place }: { view: Place['view']; place: Place }) =>
  view === 'list' ? <ListView place={place} /> : <WeekView place={place} />;
