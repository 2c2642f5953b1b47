import { useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, datesBetween, mondayOf, plusDays, weekdayName } from '#i18n/time.ts';
import { IconButton } from '#kit/button.tsx';
import { ChevronLeft, ChevronRight, Icon } from '#kit/icon.tsx';

interface DayCalendarProps {
  /** Days that can be chosen, YYYY-MM-DD, in order. */
  dates: readonly string[];
  chosen: string;
  onChoose(date: string): void;
}

/** So many weeks are seen at once: a page of a calendar that leaves room for the times below it. */
const weeksAtOnce = 2;
const daysAtOnce = weeksAtOnce * 7;

/** Two weeks of a calendar: days with free times carry a dot and can be pressed, arrows turn to the weeks before and after. */
export function DayCalendar({ dates, chosen, onChoose }: DayCalendarProps) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  const [first, setFirst] = useState(() => mondayOf(chosen));
  const shown = Array.from({ length: daysAtOnce }, (_, at) => plusDays(first, at));
  const [from, to] = [dates[0] ?? chosen, dates.at(-1) ?? chosen];
  return (
    <section aria-label={t.days} className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <p aria-live="polite" className="figures font-bold">
          {datesBetween(locale, first, plusDays(first, daysAtOnce - 1), 'day')}
        </p>
        <span className="flex">
          {first > from && (
            <IconButton label={t.weeksBefore} size={44} onPress={() => setFirst(plusDays(first, -daysAtOnce))}>
              <Icon of={ChevronLeft} />
            </IconButton>
          )}
          {plusDays(first, daysAtOnce) <= to && (
            <IconButton label={t.weeksAfter} size={44} onPress={() => setFirst(plusDays(first, daysAtOnce))}>
              <Icon of={ChevronRight} />
            </IconButton>
          )}
        </span>
      </div>
      <ul className="grid grid-cols-7 gap-0.5 text-center">
        {shown.slice(0, 7).map((date, at) => (
          <li key={date} aria-hidden className="text-sm font-bold text-mute">
            {weekdayName(locale, at + 1, 'short')}
          </li>
        ))}
        {shown.map((date) => (
          <li key={date}>
            {dates.includes(date) ? (
              <button
                type="button"
                aria-label={dateText(locale, date, 'longDay')}
                aria-pressed={date === chosen}
                onClick={() => onChoose(date)}
                className="press figures flex min-h-11 w-full flex-col items-center justify-center rounded-sm leading-tight font-bold hover:bg-brand-soft aria-pressed:bg-brand aria-pressed:text-on-brand"
              >
                {Number(date.slice(8))}
                <span className="text-sm leading-none">•</span>
              </button>
            ) : (
              <span aria-hidden className="figures grid min-h-11 place-items-center text-mute">
                {Number(date.slice(8))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
