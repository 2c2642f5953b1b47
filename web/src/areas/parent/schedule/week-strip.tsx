import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, weekdayName, weekdayOf } from '#i18n/time.ts';
import { Check, Icon } from '#kit/icon.tsx';
import { hueOfLesson, LessonSign } from '#widgets/lesson-look/lesson-sign.tsx';

import { dayId } from './agenda.tsx';
import type { ShownEvent } from './use-window.ts';

interface WeekStripProps {
  dates: readonly string[];
  today: string;
  events: readonly ShownEvent[];
}

/** The week of a phone at one glance: seven days with the signs of their subjects, a tick where all is done; a day leads to its lessons. */
export function WeekStrip({ dates, today, events }: WeekStripProps) {
  const t = useTexts('schedule');
  const locale = useLocale();
  const show = (date: string) => {
    const heading = document.getElementById(dayId(date));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <ul className="seven">
      {dates.map((date) => {
        const ofDay = events.filter((event) => event.wall.date === date);
        const [first] = ofDay;
        const isDone = ofDay.length > 0 && ofDay.every(({ status }) => status === 'conducted');
        return (
          <li key={date}>
            <button
              type="button"
              aria-current={date === today ? 'date' : undefined}
              aria-disabled={first === undefined || undefined}
              onClick={() => show(date)}
              className="press day-of-week"
            >
              <span className="sr-only">{t.dayHas(dateText(locale, date, 'longDay'), ofDay.length)}</span>
              <span aria-hidden>
                {weekdayName(locale, weekdayOf(date), 'short')}
                <span className="figures block">{Number(date.slice(8))}</span>
              </span>
              <span aria-hidden className={`day ${first ? `${hueOfLesson(first)} ${isDone ? 's-solid' : 's-soft'}` : ''}`}>
                {first && (isDone ? <Icon of={Check} size={18} /> : <LessonSign of={first} size={18} />)}
                {ofDay.length > 1 && <span className="day-more figures">{ofDay.length}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
