import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { clockText, dateText, weekdayName, weekdayOf } from '#i18n/time.ts';

import { lanesOf } from './lanes.ts';

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
  /** A second clock beside the hours: its name, and by how many minutes it is ahead. */
  other?: { name: string; ahead: number } | undefined;
}

/** Lessons start on any multiple of it: the grid of a school may be 15 or 20 minutes, and the zone of a family three quarters of an hour away. */
const rowMinutes = 5;
/** Half an hour is a target of 44 px and room for two lines. */
const rowsOfHalfHour = 30 / rowMinutes;
const rowRem = 2.75 / rowsOfHalfHour;
const dayMinutes = 1440;

/**
 * A week as seven columns with half an hour as 46 px: a lesson of 50 minutes has room for four lines.
 * Lessons that overlap stand side by side. Every day is a section with a long name for those who listen; wide screens
 * only, a phone has its agenda.
 */
export function WeekGrid({ dates, items, now, hours, label, other }: WeekGridProps) {
  const locale = useLocale();
  const from = Math.floor(Math.min(hours.from * 60, ...items.map((item) => item.from)) / 60) * 60;
  // What goes on past midnight is cut at the end of its day.
  const to = Math.min(dayMinutes, Math.ceil(Math.max(hours.to * 60, ...items.map((item) => item.from + item.minutes)) / 60) * 60);
  const rows = (to - from) / rowMinutes;
  const rowsOf = (item: WeekItem) => {
    const first = Math.floor((item.from - from) / rowMinutes);
    const halves = Math.max(1, Math.ceil(item.minutes / 30));
    return { key: item.key, from: first, to: Math.min(rows, first + halves * rowsOfHalfHour) };
  };
  return (
    <section aria-label={label} className="grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] rounded-lg bg-card shadow-flat pb-2">
      <div aria-hidden className="figures text-right text-sm text-mute">
        <div className="flex h-14 items-end justify-end pr-2 pb-1">{other?.name}</div>
        {Array.from({ length: (to - from) / 60 }, (_, at) => (
          <div key={at} className="h-22 pr-2 leading-tight">
            <span className={`block text-ink ${at === 0 ? '' : '-translate-y-1/2'}`}>{clockText(from + at * 60)}</span>
            {other && (
              <span className={`block ${at === 0 ? '' : '-translate-y-1/2'}`}>
                {clockText((from + at * 60 + other.ahead + dayMinutes) % dayMinutes)}
              </span>
            )}
          </div>
        ))}
      </div>
      {dates.map((date) => {
        const ofDay = items.filter((item) => item.date === date);
        const lanes = lanesOf(ofDay.map(rowsOf));
        return (
          <section key={date} aria-label={dateText(locale, date, 'longDay')} className="min-w-0 border-l border-line">
            <h2
              aria-current={date === now.date ? 'date' : undefined}
              className="flex h-14 flex-col items-center justify-center border-b border-line text-sm font-bold text-mute aria-[current=date]:text-brand"
            >
              <span>{weekdayName(locale, weekdayOf(date), 'short')}</span>
              <span className="figures text-lg text-ink">{Number(date.slice(8))}</span>
            </h2>
            <div
              className="relative grid bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_5.5rem)]"
              style={{ gridTemplateRows: `repeat(${rows}, ${rowRem}rem)` }}
            >
              {date === now.date && now.minutes >= from && now.minutes < to && (
                <div
                  aria-hidden
                  className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-brand"
                  style={{ top: `${((now.minutes - from) / rowMinutes) * rowRem}rem` }}
                />
              )}
              {ofDay.map((item) => {
                const { from: first, to: end } = rowsOf(item);
                const { lane, lanes: of } = lanes.get(item.key) ?? { lane: 0, lanes: 1 };
                return (
                  <div
                    key={item.key}
                    className="col-start-1 min-w-0 p-px"
                    style={{ gridRow: `${first + 1} / ${end + 1}`, width: `${100 / of}%`, marginLeft: `${(lane * 100) / of}%` }}
                  >
                    {item.content}
                  </div>
                );
              })}
            </div>
          </section>
        );
      })}
    </section>
  );
}
