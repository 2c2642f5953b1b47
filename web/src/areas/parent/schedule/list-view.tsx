import { Suspense } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { Agenda } from './agenda.tsx';
import { NextLesson } from './next-lesson.tsx';
import { useLastDay, WayOn } from './nothing-here.tsx';
import { shownWindows, windowDates, windowStart } from './schedule-windows.ts';
import type { Place } from './use-place.ts';
import { useWindow } from './use-window.ts';

/** Lessons one after another, from today on; earlier and later windows of four weeks on demand, as far as there can be lessons. */
export function ListView({ place }: { place: Place }) {
  const t = useTexts('schedule');
  const { user, zone, thisMonday, search, go } = place;
  const { next, bookableUntil } = useWindow(place, 0);
  const lastDay = useLastDay(place, bookableUntil);
  const firstDay = wallClock(user.createdAt, zone).date;
  const { first, last, earliest, latest } = shownWindows(search, { thisMonday, firstDay, lastDay: lastDay.date });
  const withPast = search.since !== undefined;
  // The first step back shows the days of this week that are over, and the four weeks before them.
  const further = withPast ? first - 1 : Math.max(first - 1, earliest);
  return (
    <>
      {next && <NextLesson event={next} place={place} />}
      {!withPast || first > earliest ? (
        <Button className="self-center" onPress={() => go({ since: windowStart(further, thisMonday) })}>
          {t.past}
        </Button>
      ) : (
        <p className="text-center text-sm text-mute">{t.noneEarlier}</p>
      )}
      {Array.from({ length: last - first + 1 }, (_, at) => first + at).map((window) => (
        <Suspense key={window} fallback={<Skeleton className="h-72" />}>
          <Window place={place} window={window} withPast={withPast} />
        </Suspense>
      ))}
      {last < latest ? (
        <Button className="self-center" onPress={() => go({ until: windowStart(last + 1, thisMonday) })}>
          {t.more}
        </Button>
      ) : (
        <p className="text-center text-sm text-mute">{t.opened(lastDay.words)}</p>
      )}
    </>
  );
}

function Window({ place, window, withPast }: { place: Place; window: number; withPast: boolean }) {
  const t = useTexts('schedule');
  const locale = useLocale();
  const { events } = useWindow(place, window);
  const dates = windowDates(window, place.thisMonday).filter((date) => withPast || date >= place.today.date);
  const shown = events.filter((event) => dates.includes(event.wall.date));
  if (shown.length > 0) return <Agenda place={place} dates={dates} events={shown} />;
  if (window === 0) {
    return (
      <EmptyState title={t.emptyList} action={<WayOn place={place} />}>
        {t.emptyListAbout}
      </EmptyState>
    );
  }
  return <p className="text-center text-mute">{t.noneIn(datesBetween(locale, dates[0] ?? '', dates.at(-1) ?? '', 'day'))}</p>;
}
