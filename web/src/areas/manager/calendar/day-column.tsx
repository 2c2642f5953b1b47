import type { CalendarLesson, TeacherDay } from '@school/contract/back-office/calendar-calls';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText } from '#i18n/time.ts';
import { blockLook, KindIcon } from '#widgets/lesson-look/lesson-kind.tsx';

import type { Moved, Spot } from './spot.ts';
import { wallOf } from './day-scale.ts';
import { FreeInWords } from './free-in-words.tsx';
import { familyToMove, useCalendarWords } from './lesson-words.ts';
import { scaleOf, stripes } from './look.ts';

interface DayColumnProps {
  of: TeacherDay;
  day: string;
  /** The first minute shown. */
  from: number;
  height: string;
  column: number;
  moved: Moved | undefined;
  onLesson(lesson: CalendarLesson, teacher: TeacherDay): void;
  onSpot(spot: Spot): void;
  onDrag(moved: Moved | undefined): void;
}

/** One teacher’s day: hours, lessons, and free starts under them. */
export function DayColumn({ of: teacher, day, from, height, column, moved, onLesson, onSpot, onDrag }: DayColumnProps) {
  const t = useTexts('schoolCalendar');
  const names = useTexts('names');
  const words = useCalendarWords();
  const { target, tall } = scaleOf(useSchool().gridMinutes);
  const top = (minute: number) => tall(minute - from);
  const first =
    column === 0
      ? Math.min(...teacher.starts.map((it) => wallOf(it, day)), ...teacher.lessons.map((it) => wallOf(it.timestamp, day)))
      : NaN;
  const stop = (minute: number) => ({ 'data-column': column, 'data-minute': minute, tabIndex: minute === first ? 0 : -1 });
  return (
    <section aria-label={teacher.name} className="w-36 shrink-0 grow border-l border-line">
      <header className="sticky top-0 z-10 flex h-20 flex-col justify-center border-b border-line bg-card px-2 text-center leading-tight">
        <h2 className="truncate text-base">{teacher.name}</h2>
        <p className="truncate text-sm text-mute">{teacher.subjects.map((code) => names.subjects[code]).join(', ')}</p>
        <p className={`figures text-sm ${teacher.away ? 'font-bold text-bad' : 'text-mute'}`}>
          <FreeInWords of={teacher} />
        </p>
      </header>
      <div className={`relative ${stripes}`} style={{ height }}>
        {teacher.hours.map((it) => (
          <div
            key={it.from}
            aria-hidden
            className="absolute inset-x-0 bg-card"
            style={{
              top: top(wallOf(it.from, day)),
              height: tall(wallOf(it.to, day) - wallOf(it.from, day)),
              backgroundImage: `repeating-linear-gradient(to bottom, var(--color-line) 0 1px, transparent 1px ${tall(60)})`,
            }}
          />
        ))}
        {teacher.starts.map((start) => {
          const minute = wallOf(start, day);
          return (
            <button
              key={start}
              type="button"
              {...stop(minute)}
              aria-label={t.free(teacher.name, clockText(minute))}
              onClick={() => onSpot({ teacher, start })}
              onDragOver={(event) => {
                if (moved) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                onSpot({ teacher, start });
              }}
              className={`figures absolute inset-x-0.5 rounded-sm px-1.5 text-left text-sm font-bold text-brand hover:bg-brand-soft focus-visible:bg-brand-soft ${moved ? 'border border-dashed border-brand' : 'opacity-0 hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100'}`}
              style={{ top: top(minute), height: tall(target) }}
            >
              {clockText(minute)}
            </button>
          );
        })}
        {teacher.lessons.map((lesson) => {
          const minute = wallOf(lesson.timestamp, day);
          const familyId = familyToMove(lesson);
          return (
            <button
              key={lesson.eventId}
              type="button"
              {...stop(minute)}
              draggable={familyId !== undefined}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', lesson.eventId);
                if (familyId !== undefined) onDrag({ lesson, familyId });
              }}
              onDragEnd={(event) => {
                if (event.dataTransfer.dropEffect === 'none') onDrag(undefined);
              }}
              onClick={() => onLesson(lesson, teacher)}
              className={`press absolute inset-x-0.5 overflow-hidden rounded-sm border-l-4 px-1.5 py-0.5 text-left text-sm leading-tight text-ink ${blockLook[lesson.kind]} ${moved?.lesson.eventId === lesson.eventId ? 'opacity-50' : ''}`}
              style={{ top: top(minute), height: `calc(${tall(lesson.minutes)} - 2px)` }}
            >
              <span className="figures flex items-center gap-1 font-extrabold">
                <KindIcon kind={lesson.kind} size={14} />
                {words.time(lesson.timestamp)}
              </span>
              <span className="sr-only">{words.kind(lesson)}, </span>
              <span className="block truncate font-bold">{words.who(lesson)}</span>
              {lesson.minutes > target && <span className="block truncate">{words.learned(lesson)}</span>}
            </button>
          );
        })}
      </div>
    </section>
  );
}
