import { useTexts } from '#i18n/texts.ts';
import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { WeekGrid } from '#widgets/week/week-grid.tsx';
import { WeekTurner } from '#widgets/week/week-turner.tsx';

import { Agenda } from './agenda.tsx';
import { LessonBlock } from './lesson-block.tsx';
import { NextLesson } from './next-lesson.tsx';
import { EmptyWeek, useLastDay } from './nothing-here.tsx';
import { windowOf } from './schedule-windows.ts';
import type { Place } from './use-place.ts';
import { type ShownEvent, useWindow } from './use-window.ts';
import { WeekStrip } from './week-strip.tsx';

/** One week: seven columns on a wide screen; a strip of its days and the cards below on a phone. */
export function WeekView({ place }: { place: Place }) {
  const t = useTexts('schedule');
  const names = useTexts('names');
  const { zone, today, monday, thisMonday, kidsOf, go } = place;
  const { events, next, bookableUntil } = useWindow(place, windowOf(monday, thisMonday));
  const lastDay = useLastDay(place, bookableUntil);
  const dates = Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
  const shown = events.filter((event) => dates.includes(event.wall.date));
  const beside = clockBeside(dates, zone, names.moscow);
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
                    moscowBeside={beside !== undefined}
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

/** The hours of the week's lessons with one before and after them, and no fewer than six: not a day full of nothing. */
function hoursOf(events: readonly ShownEvent[]): { from: number; to: number } {
  const from = Math.max(0, Math.floor(Math.min(...events.map(({ wall }) => wall.minutes)) / 60) - 1);
  const to = Math.ceil(Math.max(...events.map(({ wall, minutes }) => wall.minutes + minutes)) / 60) + 1;
  return { from: Math.min(from, 18), to: Math.min(24, Math.max(to, from + 6)) };
}

/** Moscow's hours beside the family's, where they differ by one measure all week; in the week of a change each lesson says its own. */
function clockBeside(dates: readonly string[], zone: string, name: string): { name: string; ahead: number } | undefined {
  const measures = new Set(
    dates.map((date) => {
      const noon = `${date}T12:00Z`;
      const [here, there] = [wallClock(noon, zone), wallClock(noon, schoolZone)];
      return (Date.parse(there.date) - Date.parse(here.date)) / 60_000 + there.minutes - here.minutes;
    }),
  );
  const [ahead = 0, another] = measures;
  return another === undefined && ahead !== 0 ? { name, ahead } : undefined;
}
