import { useTexts } from '#i18n/texts.ts';
import { plusDays } from '#i18n/time.ts';
import { WeekGrid } from '#widgets/week/week-grid.tsx';
import { WeekTurner } from '#widgets/week/week-turner.tsx';

import { Agenda } from './agenda.tsx';
import { LessonBlock } from './lesson-block.tsx';
import { NextLesson } from './next-lesson.tsx';
import { EmptyWeek, useLastDay } from './nothing-here.tsx';
import { windowOf } from './schedule-windows.ts';
import type { Place } from './use-place.ts';
import { useWindow } from './use-window.ts';
import { clockBeside, hoursOf } from './week-hours.ts';
import { WeekStrip } from './week-strip.tsx';

/** One week: seven columns on a wide screen; a strip of its days and the cards below on a phone. */
export function WeekView({ place }: { place: Place }) {
  const t = useTexts('schedule');
  const names = useTexts('names');
  const { zone, today, monday, thisMonday, search, kidsOf, go } = place;
  const { events, next, bookableUntil } = useWindow(place, windowOf(monday, thisMonday));
  const lastDay = useLastDay(place, bookableUntil);
  const dates = Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
  const shown = events.filter((event) => dates.includes(event.wall.date));
  const ahead = clockBeside(dates, zone);
  const beside = ahead === undefined ? undefined : { name: names.schoolTime, ahead };
  return (
    <>
      {next && <NextLesson event={next} place={place} />}
      <WeekTurner monday={monday} thisMonday={thisMonday} onTurn={(week) => go({ week: week === thisMonday ? undefined : week })} />
      {shown.length === 0 ? (
        <EmptyWeek place={place} bookableUntil={bookableUntil} />
      ) : (
        <>
          <div className="flex flex-col gap-5 md:hidden">
            <WeekStrip dates={dates} today={today.date} events={shown} />
            <Agenda place={place} dates={dates} events={shown} />
          </div>
          <div className="hidden md:block">
            <WeekGrid
              label={t.week}
              dates={dates}
              now={today}
              hours={hoursOf(shown)}
              other={beside}
              items={shown.map((event) => ({
                key: event.eventId,
                date: event.wall.date,
                from: event.wall.minutes,
                minutes: event.minutes,
                content: (
                  <LessonBlock
                    event={event}
                    kids={kidsOf(event.kids)}
                    zone={zone}
                    schoolTimeBeside={beside !== undefined}
                    open={search.event === event.eventId}
                    onOpen={() => go({ event: event.eventId })}
                  />
                ),
              }))}
            />
          </div>
        </>
      )}
      {plusDays(monday, 6) >= lastDay.date && shown.length > 0 && <p className="text-sm text-mute">{t.opened(lastDay.words)}</p>}
    </>
  );
}
