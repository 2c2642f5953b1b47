import type { User } from '@school/contract/families/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText, weekdayName, weekdayOf } from '#i18n/time.ts';
import { hueOf } from '#kit/hue.ts';
import { Check, Icon } from '#kit/icon.tsx';
import { SubjectIcon } from '#widgets/subject/subject-icon.tsx';

import type { WeekDay } from './week-days.ts';

/** A child's seven days at a glance: what was held, what is still to come. */
export function WeekStrip({ name, days, zone }: { name: string; days: readonly WeekDay[]; zone: User['timezone'] }) {
  const t = useTexts('home').week;
  const names = useTexts('names');
  const locale = useLocale();
  return (
    <ol className="seven" aria-label={t.label(name)}>
      {days.map(({ date, isToday, lessons }) => {
        const [first] = lessons;
        const isHeld = lessons.length > 0 && lessons.every(({ status }) => status === 'conducted');
        const said = lessons.map((lesson) => {
          const subject = lesson.courseCode ? names.courses[lesson.courseCode] : names.subjects[lesson.subject];
          return lesson.status === 'conducted' ? t.held(subject) : t.ahead(subject, at(locale, lesson.timestamp, 'time', zone));
        });
        const day = dateText(locale, date, 'longDay');
        return (
          <li key={date} aria-current={isToday ? 'date' : undefined}>
            <span aria-hidden>
              {weekdayName(locale, weekdayOf(date), 'short')}
              <b className="figures block">{Number(date.slice(-2))}</b>
            </span>
            <span
              aria-hidden
              className={first ? `${hueOf(first.courseCode ?? first.subject)} day ${isHeld ? 's-solid' : 's-soft'}` : 'day'}
            >
              {first && (isHeld ? <Icon of={Check} size={16} /> : <SubjectIcon code={first.courseCode ?? first.subject} size={16} />)}
            </span>
            <span className="sr-only">{first ? t.day(day, said.join(', ')) : t.free(day)}</span>
          </li>
        );
      })}
    </ol>
  );
}
