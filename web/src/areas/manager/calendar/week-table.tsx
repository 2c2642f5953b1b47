import type { TeacherWeek } from '@school/contract/back-office/calendar-calls';
import type { AnswerOf } from '@school/contract/calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';

import { FreeInWords } from './free-in-words.tsx';

interface WeekTableProps {
  of: AnswerOf<'GET /manager/calendar/week'>;
  dates: readonly string[];
  today: string;
  onOpen(day: string): void;
}

type Day = TeacherWeek['days'][number];

/** The fuller a day, the stronger its ground; the words in it say the same. */
function ground({ open, taken }: Day): string {
  const part = open === 0 ? 0 : taken / open;
  if (part >= 0.75) return 'bg-individual';
  return part > 0 ? 'bg-brand-soft' : 'bg-card';
}

/** Seven days of all teachers: lessons and free windows; a day opens by the hour. */
export function WeekTable({ of: { teachers }, dates, today, onOpen }: WeekTableProps) {
  const t = useTexts('schoolCalendar');
  const locale = useLocale();
  return (
    <section
      aria-label={t.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="relative max-h-[max(12rem,calc(100dvh-8rem))] overflow-auto print:max-h-none print:overflow-visible rounded-lg border border-line bg-card"
    >
      <table className="w-full border-separate border-spacing-1 text-sm">
        <caption className="sr-only">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-20 bg-card p-2 text-left">
              {t.teacher}
            </th>
            {dates.map((date) => (
              <th
                key={date}
                scope="col"
                aria-current={date === today ? 'date' : undefined}
                className="figures sticky top-0 z-10 bg-card p-2 text-left whitespace-nowrap aria-[current=date]:text-brand"
              >
                {dateText(locale, date, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teachers.map((teacher) => (
            <tr key={teacher.teacherId}>
              <th scope="row" aria-label={teacher.name} className="sticky left-0 z-10 bg-card p-2 text-left">
                <span className="flex items-center gap-2">
                  <span className="hidden md:block">
                    <Avatar name={teacher.name} picture={teacher.avatar} size={28} />
                  </span>
                  <span className="max-w-24 md:max-w-none">{teacher.name}</span>
                </span>
              </th>
              {teacher.days.map((day) => (
                <td key={day.day} className="p-0">
                  <button
                    type="button"
                    onClick={() => onOpen(day.day)}
                    className={`figures press flex min-h-12 w-full min-w-28 flex-col justify-center rounded-sm px-2 py-1 text-left leading-tight ${ground(day)}`}
                  >
                    <span className="sr-only">{t.week.open(teacher.name, dateText(locale, day.day, 'longDay'))}: </span>
                    <DayInWords day={day} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DayInWords({ day: { away, open, taken, lessons, trials, clubs, windows } }: { day: Day }) {
  const t = useTexts('schoolCalendar');
  const free = <FreeInWords of={{ away, open, windows }} />;
  if (open === 0 && lessons === 0) return <span className={away ? 'font-bold text-bad' : 'text-mute'}>{free}</span>;
  const parts = [trials > 0 && t.week.trials(trials), clubs > 0 && t.week.clubs(clubs)].filter((part) => part !== false);
  return (
    <>
      <span className={lessons === 0 ? 'text-mute' : 'font-bold'}>{t.week.lessons(lessons)}</span>
      {parts.length > 0 && <span>{parts.join(', ')}</span>}
      <span className="text-mute">{free}</span>
      {open > 0 && taken > 0 && <span className="text-mute">{t.week.load(Math.round((100 * taken) / open))}</span>}
    </>
  );
}
