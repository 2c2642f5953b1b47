import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, weekdayName, weekdayOf } from '#i18n/time.ts';
import { KindIcon } from '#widgets/lesson-look/lesson-kind.tsx';

import { dayId } from './agenda.tsx';
import type { ShownEvent } from './use-window.ts';

interface WeekStripProps {
  dates: readonly string[];
  today: string;
  events: readonly ShownEvent[];
}

/** The week of a phone at one glance: seven days with the signs of their lessons; a day leads to its cards below. */
export function WeekStrip({ dates, today, events }: WeekStripProps) {
  const t = useTexts('schedule');
  const locale = useLocale();
  const show = (date: string) => {
    const heading = document.getElementById(dayId(date));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <ul className="grid grid-cols-7 gap-0.5">
      {dates.map((date) => {
        const ofDay = events.filter((event) => event.wall.date === date);
        return (
          <li key={date}>
            <button
              type="button"
              aria-current={date === today ? 'date' : undefined}
              aria-disabled={ofDay.length === 0 || undefined}
              onClick={() => show(date)}
              className="press flex min-h-20 w-full flex-col items-center rounded-sm bg-card py-1 text-sm text-mute aria-[current=date]:text-brand aria-disabled:bg-sunk"
            >
              <span className="sr-only">{t.dayHas(dateText(locale, date, 'longDay'), ofDay.length)}</span>
              <span aria-hidden>{weekdayName(locale, weekdayOf(date), 'short')}</span>
              <span aria-hidden className="figures text-lg font-bold text-ink">
                {Number(date.slice(8))}
              </span>
              <span aria-hidden className="flex flex-wrap justify-center gap-0.5 text-ink">
                {ofDay.slice(0, 4).map((event) => (
                  <KindIcon key={event.eventId} kind={event.kind} size={14} />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
