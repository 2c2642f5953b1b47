import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { memo } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayName } from '#i18n/time.ts';
import { CalendarDays, Icon, TriangleAlert } from '#kit/icon.tsx';
import { blockLook, KindIcon } from '#widgets/lesson-look/lesson-kind.tsx';

import { cellAt, cellMinutes, cellsPerDay, minuteOfCell, rulesOf } from '#widgets/working-hours/cells.ts';

/** A lesson of the shown week: where it stands by the school's clock, and whose it is. */
export interface GridLesson {
  eventId: string;
  weekday: number;
  minute: number;
  minutes: number;
  kind: TeacherLesson['kind'];
  kids: string;
}

interface DayRowProps {
  weekday: number;
  /** Day of the month. */
  date: number;
  isToday: boolean;
  /** This day of the shown week has hours of its own. */
  isSpecial: boolean;
  /** The open cells of the day, joined by commas: a text, so that an unchanged day is not drawn again. */
  open: string;
  /** The cell with the tab stop, when it is on this day. */
  focus: number | undefined;
  lessons: readonly GridLesson[];
}

/** Width of a cell: 44 px and more. */
export const cellRem = 2.75;
const place = (minute: number, minutes: number) => ({
  left: `${(minute / cellMinutes) * cellRem}rem`,
  width: `${(Math.min(minutes, cellsPerDay * cellMinutes - minute) / cellMinutes) * cellRem}rem`,
});

/** One day of the grid: its open hours as bars with their times written on them, lessons on top, and the cells to paint. */
export const DayRow = memo(function DayRow({ weekday, date, isToday, isSpecial, open, focus, lessons }: DayRowProps) {
  const t = useTexts('teacherHours');
  const { lessonKinds } = useTexts('names');
  const locale = useLocale();
  const cells = new Set(open === '' ? [] : open.split(',').map(Number));
  const day = weekdayName(locale, weekday);
  const isOutside = ({ minute, minutes }: GridLesson) =>
    Array.from({ length: Math.ceil(minutes / cellMinutes) }, (_, at) => cellAt(weekday, minute) + at).some((cell) => !cells.has(cell));
  const lessonIn = (minute: number) =>
    lessons.find((lesson) => lesson.minute < minute + cellMinutes && minute < lesson.minute + lesson.minutes);
  const bars = (
    <div aria-hidden>
      {rulesOf(cells).map(({ fromMinute, toMinute }) => (
        <div
          key={fromMinute}
          className="absolute inset-y-1 rounded-sm border-2 border-good bg-good-soft text-sm font-bold text-good"
          style={place(fromMinute, toMinute - fromMinute)}
        >
          <span className="figures sticky left-16 inline-block px-1 whitespace-nowrap">
            {toMinute - fromMinute > cellMinutes ? `${clockText(fromMinute)}–${clockText(toMinute)}` : clockText(fromMinute)}
          </span>
        </div>
      ))}
      {lessons.map((lesson) => (
        <div
          key={lesson.eventId}
          className={`absolute bottom-2 flex h-6 items-center gap-1 overflow-hidden rounded-sm border-l-4 px-0.5 text-sm text-ink ${blockLook[lesson.kind]}`}
          style={place(lesson.minute, lesson.minutes)}
        >
          {isOutside(lesson) ? <Icon of={TriangleAlert} size={14} className="text-bad" /> : <KindIcon kind={lesson.kind} size={14} />}
          <span className="truncate">{lesson.kids}</span>
        </div>
      ))}
    </div>
  );
  return (
    <tr className="h-15">
      <th
        scope="row"
        aria-current={isToday ? 'date' : undefined}
        className="sticky left-0 z-20 border-t border-r border-line bg-card text-sm text-mute aria-[current=date]:text-brand"
      >
        <span aria-hidden>{weekdayName(locale, weekday, 'short')}</span>
        <span className="sr-only">{day}</span>
        <span className="figures flex items-center justify-center gap-1 text-ink">
          {date}
          {isSpecial && <Icon of={CalendarDays} size={14} className="text-warn" />}
          {isSpecial && <span className="sr-only">, {t.special}</span>}
        </span>
      </th>
      {Array.from({ length: cellsPerDay }, (_, at) => {
        const cell = cellAt(weekday, 0) + at;
        const minute = minuteOfCell(cell);
        const lesson = lessonIn(minute);
        const said = lesson ? t.lessonInCell(`${lesson.kids}, ${lessonKinds[lesson.kind]}`) : '';
        return (
          <td
            key={cell}
            data-cell={cell}
            tabIndex={focus === cell ? 0 : -1}
            aria-selected={cells.has(cell)}
            className="relative touch-pan-y scroll-mx-16 border-t border-line p-0 hover:bg-shade/10 focus-visible:-outline-offset-3"
          >
            <span className="sr-only">{t.cell(day, clockText(minute), clockText(minute + cellMinutes), said)}</span>
            {at === 0 && bars}
          </td>
        );
      })}
    </tr>
  );
});
