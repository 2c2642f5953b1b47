import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { clockText, dateText, weekdayName, weekdayOf } from '#i18n/time.ts';

/** Something in a week: on a day (YYYY-MM-DD), from a wall minute on, so many minutes long. */
export interface WeekItem {
  key: string;
  date: string;
  from: number;
  minutes: number;
  content: ReactNode;
}

interface WeekGridProps {
  /** Seven dates from Monday. */
  dates: readonly string[];
  items: readonly WeekItem[];
  /** YYYY-MM-DD and the wall minute now, when now is in this week. */
  now: { date: string; minutes: number };
  /** Hours always shown; earlier and later ones come with their lessons. */
  hours: { from: number; to: number };
  label: string;
}

const rowMinutes = 30;

/**
 * A week as seven columns with rows of half an hour, each 40 px: a lesson of 50 minutes has room for three lines.
 * Every day is a section with a long name for those who listen; wide screens only, a phone has its agenda.
 */
export function WeekGrid({ dates, items, now, hours, label }: WeekGridProps) {
  const locale = useLocale();
  const from = Math.floor(Math.min(hours.from * 60, ...items.map((item) => item.from)) / 60) * 60;
  const to = Math.ceil(Math.max(hours.to * 60, ...items.map((item) => item.from + item.minutes)) / 60) * 60;
  const rows = (to - from) / rowMinutes;
  const rowOf = (minutes: number) => Math.floor((minutes - from) / rowMinutes) + 1;
  return (
    <section aria-label={label} className="grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] rounded-lg border border-line bg-card pb-2">
      <div aria-hidden className="figures pt-14 text-sm text-mute">
        {Array.from({ length: rows / 2 }, (_, at) => (
          <div key={at} className="h-20 pr-2 text-right">
            <span className="block -translate-y-1/2">{clockText(from + at * 60)}</span>
          </div>
        ))}
      </div>
      {dates.map((date) => (
        <section key={date} aria-label={dateText(locale, date, 'longDay')} className="min-w-0 border-l border-line">
          <h2
            aria-current={date === now.date ? 'date' : undefined}
            className="flex h-14 flex-col items-center justify-center border-b border-line text-sm font-bold text-mute aria-[current=date]:text-brand"
          >
            <span>{weekdayName(locale, weekdayOf(date), 'short')}</span>
            <span className="figures text-lg text-ink">{Number(date.slice(8))}</span>
          </h2>
          <div
            className="relative grid auto-rows-[2.5rem] bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_5rem)]"
            style={{ gridTemplateRows: `repeat(${rows}, 2.5rem)` }}
          >
            {date === now.date && now.minutes >= from && now.minutes < to && (
              <div
                aria-hidden
                className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-brand"
                style={{ top: `${((now.minutes - from) / rowMinutes) * 2.5}rem` }}
              />
            )}
            {items
              .filter((item) => item.date === date)
              .map((item) => (
                <div
                  key={item.key}
                  className="col-start-1 min-w-0 p-0.5"
                  style={{ gridRow: `${rowOf(item.from)} / span ${Math.max(1, Math.ceil(item.minutes / rowMinutes))}` }}
                >
                  {item.content}
                </div>
              ))}
          </div>
        </section>
      ))}
    </section>
  );
}
