import type { CalendarLesson, TeacherDay } from '@school/contract/back-office/calendar-calls';
import type { AnswerOf } from '@school/contract/calls';
import { type KeyboardEvent, useRef, useState } from 'react';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText } from '#i18n/time.ts';

import type { Moved, Spot } from './spot.ts';
import { cellTowards, type Direction } from './cells.ts';
import { DayColumn } from './day-column.tsx';
import { wallOf } from './day-scale.ts';
import { scaleOf, teachersAtOnce } from './look.ts';
import { MoreTeachers } from './more-teachers.tsx';

interface DayColumnsProps {
  of: AnswerOf<'GET /manager/calendar/day'>;
  moved: Moved | undefined;
  onLesson(lesson: CalendarLesson, teacher: TeacherDay): void;
  onSpot(spot: Spot): void;
  onDrag(moved: Moved | undefined): void;
}

const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** A day of many teachers side by side, by the school's clock: striped is closed, white is free, a free start is a button. */
export function DayColumns({ of: { teachers, day }, moved, ...acts }: DayColumnsProps) {
  const t = useTexts('schoolCalendar');
  const [shown, show] = useState(teachersAtOnce);
  const grid = useRef<HTMLDivElement>(null);
  const walls = teachers.flatMap(({ hours, lessons }) => [
    ...hours.flatMap(({ from, to }) => [wallOf(from, day), wallOf(to, day)]),
    ...lessons.flatMap(({ timestamp, minutes }) => [wallOf(timestamp, day), wallOf(timestamp, day) + minutes]),
  ]);
  const from = Math.floor(Math.min(9 * 60, ...walls) / 60) * 60;
  const to = Math.min(1440, Math.ceil(Math.max(19 * 60, ...walls) / 60) * 60);
  const { tall } = scaleOf(useSchool().gridMinutes);
  const height = tall(to - from);

  // One stop of the tab key for the whole day: the arrows walk from there.
  const walk = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const all = [...(grid.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!direction || at < 0) return;
    event.preventDefault();
    const next = cellTowards(
      all.map(({ dataset }) => ({ column: Number(dataset['column']), minute: Number(dataset['minute']) })),
      at,
      direction,
    );
    if (next !== undefined) all[next]?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows walk between the buttons in it */}
      <section
        aria-label={t.title}
        ref={grid}
        onKeyDown={walk}
        className="relative max-h-[max(24rem,calc(100dvh-8rem))] overflow-auto print:max-h-none print:overflow-visible rounded-lg border border-line bg-card"
      >
        <div className="flex w-max min-w-full">
          <div aria-hidden className="sticky left-0 z-20 w-14 shrink-0 bg-card">
            <div className="sticky top-0 z-10 h-20 bg-card" />
            <div className="relative" style={{ height }}>
              {Array.from({ length: (to - from) / 60 }, (_, at) => (
                <span
                  key={at}
                  className={`figures absolute right-2 text-sm text-mute ${at === 0 ? '' : '-translate-y-1/2'}`}
                  style={{ top: tall(at * 60) }}
                >
                  {clockText(from + at * 60)}
                </span>
              ))}
            </div>
          </div>
          {teachers.slice(0, shown).map((teacher, column) => (
            <DayColumn key={teacher.teacherId} of={teacher} day={day} from={from} height={height} column={column} moved={moved} {...acts} />
          ))}
        </div>
      </section>
      <MoreTeachers left={teachers.length - shown} onMore={() => show(shown + teachersAtOnce)} />
    </>
  );
}
