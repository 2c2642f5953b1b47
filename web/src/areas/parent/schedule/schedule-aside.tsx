import { lazy, Suspense } from 'react';

import { preloadTexts, useTexts } from '#i18n/texts.ts';
import { CalendarDays, Icon } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import type { Place } from './use-place.ts';
import { useWindow } from './use-window.ts';

const Opened = lazy(async () => {
  const [{ LessonSheet }, { LessonBeside }] = await Promise.all([
    import('./lesson-sheet.tsx'),
    import('./lesson-beside.tsx'),
    preloadTexts('lessonChange', 'refusals'),
  ]);
  return { default: (props: Omit<Parameters<typeof LessonSheet>[0], 'frame'>) => <LessonSheet {...props} frame={LessonBeside} /> };
});

/** Beside the week of a laptop: the lesson that was opened, or else the next one. */
export function ScheduleAside({ place }: { place: Place }) {
  const t = useTexts('schedule');
  const { next } = useWindow(place, 0);
  const { search, go } = place;
  // What is being changed stands in a sheet over the page.
  const asked = search.do === undefined ? search.event : undefined;
  const shown = asked ?? next?.eventId;
  return (
    <section aria-label={t.openedLesson} className="schedule-aside">
      {shown !== undefined && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Opened
            key={shown}
            place={place}
            eventId={shown}
            onClose={asked === undefined ? undefined : () => go({ event: undefined, do: undefined })}
          />
        </Suspense>
      )}
      <p className="flex items-center gap-2">
        <Icon of={CalendarDays} />
        <TextLink to="/schedule/calendar">{t.calendar}</TextLink>
      </p>
    </section>
  );
}
