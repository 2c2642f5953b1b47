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

/**
 * Lessons one after another: those to come from today on, or those that are over, the latest first. Further windows of
 * four weeks come on demand, as far as there can be lessons; how far that is stands at the end.
 */
export function ListView({ place }: { place: Place }) {
  const t = useTexts('schedule');
  const { user, zone, thisMonday, search, go } = place;
  const { next, bookableUntil } = useWindow(place, 0);
  const lastDay = useLastDay(place, bookableUntil);
  const firstDay = wallClock(user.createdAt, zone).date;
  const { first, last, earliest, latest } = shownWindows(search, { thisMonday, firstDay, lastDay: lastDay.date });
  const isPast = search.since !== undefined;
  const windows = isPast ? Array.from({ length: 1 - first }, (_, at) => -at) : Array.from({ length: last + 1 }, (_, at) => at);
  const hasMore = isPast ? first > earliest : last < latest;
  const more = () => go(isPast ? { since: windowStart(first - 1, thisMonday) } : { until: windowStart(last + 1, thisMonday) });
  return (
    <>
      {next && <NextLesson event={next} place={place} />}
      <Button
        className="self-start"
        onPress={() => go(isPast ? { since: undefined } : { since: windowStart(Math.max(-1, earliest), thisMonday), until: undefined })}
      >
        {isPast ? t.ahead : t.past}
      </Button>
      {windows.map((window) => (
        <Suspense key={window} fallback={<Skeleton className="h-72" />}>
          <Window place={place} window={window} isPast={isPast} />
        </Suspense>
      ))}
      {hasMore ? (
        <Button className="self-center" onPress={more}>
          {t.more}
        </Button>
      ) : (
        <p className="text-center text-sm text-mute">{isPast ? t.noneEarlier : t.opened(lastDay.words)}</p>
      )}
    </>
  );
}

function Window({ place, window, isPast }: { place: Place; window: number; isPast: boolean }) {
  const t = useTexts('schedule');
  const locale = useLocale();
  const { events } = useWindow(place, window);
  const all = windowDates(window, place.thisMonday).filter((date) => isPast === date < place.today.date);
  const shown = events.filter((event) => all.includes(event.wall.date));
  const [from, to] = [all[0], all.at(-1)];
  if (shown.length > 0) return <Agenda place={place} dates={isPast ? all.toReversed() : all} events={shown} />;
  if (window === 0 && !isPast) {
    return (
      <EmptyState title={t.emptyList} action={<WayOn place={place} />}>
        {t.emptyListAbout}
      </EmptyState>
    );
  }
  return (
    from !== undefined && to !== undefined && <p className="text-center text-mute">{t.noneIn(datesBetween(locale, from, to, 'day'))}</p>
  );
}
