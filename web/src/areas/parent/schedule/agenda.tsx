import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText } from '#i18n/time.ts';

import { LessonCard } from './lesson-card.tsx';
import type { Place } from './use-place.ts';
import type { ShownEvent } from './use-window.ts';

interface AgendaProps {
  place: Place;
  dates: readonly string[];
  events: readonly ShownEvent[];
}

/** Lessons as rows: a section for each day that has some, empty days left out. */
export function Agenda({ place: { today, zone, kidsOf, go }, dates, events }: AgendaProps) {
  const t = useTexts('schedule');
  const locale = useLocale();
  const days = dates.filter((date) => events.some((event) => event.wall.date === date));
  return days.map((date) => (
    <section key={date} aria-label={dateText(locale, date, 'longDay')} className="flex flex-col gap-2">
      <h2
        id={dayId(date)}
        tabIndex={-1}
        aria-current={date === today.date ? 'date' : undefined}
        className="scroll-mt-28 text-lg first-letter:uppercase aria-[current=date]:text-brand"
      >
        {dateText(locale, date, 'longDay')}
        {date === today.date && ` · ${t.today}`}
      </h2>
      <ul className="rows">
        {events
          .filter((event) => event.wall.date === date)
          .map((event) => (
            <li key={event.eventId}>
              <LessonCard event={event} kids={kidsOf(event.kids)} zone={zone} onOpen={() => go({ event: event.eventId })} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** The heading of a day in the agenda: where the strip of the week leads. */
export const dayId = (date: string): string => `day-${date}`;
