import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayOf } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { ChevronLeft, ChevronRight, Icon } from '#kit/icon.tsx';

import { cellAt, type Cells, cellsPerDay, minuteOfCell, weekdayOfCell } from '#widgets/working-hours/cells.ts';
import { cellRem, DayRow, type GridLesson } from './day-row.tsx';
import { usePainting } from './use-painting.ts';

interface HoursGridProps {
  cells: Cells;
  onPaint(cells: Cells): void;
  /** The seven dates of the shown week, from Monday. */
  dates: readonly string[];
  today: string;
  /** Dates with hours of their own. */
  special: ReadonlySet<string>;
  lessons: readonly GridLesson[];
  /** Stands between the buttons that turn the hours. */
  children: ReactNode;
}

/** Width of the column with the days. */
const headRem = 3.5;
/** A line before every hour, under the bars. */
const hourLines = {
  backgroundImage: `repeating-linear-gradient(to right, var(--color-line) 0 1px, transparent 1px ${2 * cellRem}rem)`,
  backgroundPositionX: `${headRem}rem`,
};

/** Hours first in sight: from 8, or earlier when work begins earlier. */
const firstSeen = 8 * 60;

/**
 * The week as a grid to paint hours on: a day is a row, time runs to the right, so that a finger may go along a day while
 * the page still scrolls up and down. On a laptop the hours from 8 to 20 stand side by side.
 */
export function HoursGrid({ cells, onPaint, dates, today, special, lessons, children }: HoursGridProps) {
  const t = useTexts('teacherHours');
  const helpId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const { shown, focus, handlers } = usePainting({ cells, onPaint, grid, scroller });

  const begin = Math.min(firstSeen, ...[...cells].map(minuteOfCell));
  const first = useRef(begin);
  useLayoutEffect(() => {
    const [midnight, cell] = [0, cellAt(1, first.current)].map((wanted) => grid.current?.querySelector(`[data-cell="${wanted}"]`));
    if (scroller.current && midnight instanceof HTMLElement && cell instanceof HTMLElement) {
      scroller.current.scrollLeft = cell.offsetLeft - midnight.offsetLeft;
    }
  }, []);
  const turn = (way: 1 | -1) =>
    scroller.current?.scrollBy({ left: way * Math.max(200, scroller.current.clientWidth * 0.6), behavior: 'smooth' });

  const byDay = useMemo(() => dates.map((date) => lessons.filter(({ weekday }) => weekday === weekdayOf(date))), [dates, lessons]);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button kind="quiet" size="small" onPress={() => turn(-1)}>
          <Icon of={ChevronLeft} />
          {t.earlier}
        </Button>
        <div className="order-first w-full md:order-none md:w-auto">{children}</div>
        <Button kind="quiet" size="small" onPress={() => turn(1)}>
          {t.later}
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <div ref={scroller} className="overflow-x-auto rounded-lg border border-line bg-card">
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are pressed is a grid
          role="grid"
          aria-label={t.gridLabel}
          aria-describedby={helpId}
          aria-multiselectable
          className="table-fixed border-separate border-spacing-0 select-none"
          style={{ width: `${headRem + cellsPerDay * cellRem}rem`, ...hourLines }}
          {...handlers}
        >
          <colgroup>
            <col style={{ width: `${headRem}rem` }} />
            <col span={cellsPerDay} />
          </colgroup>
          <thead>
            <tr className="h-10">
              <th scope="col" className="sticky left-0 z-20 border-r border-line bg-card">
                <span className="sr-only">{t.weekday}</span>
              </th>
              {Array.from({ length: cellsPerDay / 2 }, (_, hour) => (
                <th key={hour} scope="col" colSpan={2} className="figures pl-1 text-left text-sm font-normal text-mute">
                  {clockText(hour * 60)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.map((date, at) => (
              <DayRow
                key={weekdayOf(date)}
                weekday={weekdayOf(date)}
                date={Number(date.slice(8))}
                isToday={date === today}
                isSpecial={special.has(date)}
                open={[...shown]
                  .filter((cell) => weekdayOfCell(cell) === weekdayOf(date))
                  .toSorted((one, other) => one - other)
                  .join(',')}
                focus={weekdayOfCell(focus) === weekdayOf(date) ? focus : undefined}
                lessons={byDay[at] ?? []}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p id={helpId} className="text-sm text-mute">
        {t.gridHelp}
      </p>
    </div>
  );
}
