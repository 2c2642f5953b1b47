import type { HoursOfDay } from '@school/contract/calendar/shapes';
import type { Absence } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, dateText } from '#i18n/time.ts';
import { CalendarDays, Icon } from '#kit/icon.tsx';

interface DaysApartProps {
  /** Of the shown week. */
  dates: readonly string[];
  exceptions: readonly HoursOfDay[];
  absences: readonly Absence[];
}

/** The days of a week on which its usual hours do not hold, in words. */
export function DaysApart({ dates, exceptions, absences }: DaysApartProps) {
  const t = useTexts('teacherHours');
  const locale = useLocale();
  const apart = dates.flatMap((date) => {
    const away = absences.find(({ from, to, endedAt }) => endedAt === null && from <= date && date <= to);
    const special = exceptions.find(({ day }) => day === date);
    if (away) return [{ date, what: t.away[away.kind] }];
    if (!special) return [];
    const hours = special.blocks.map(({ fromMinute, toMinute }) => `${clockText(fromMinute)}–${clockText(toMinute)}`).join(', ');
    return [{ date, what: hours || t.closed }];
  });
  if (apart.length === 0) return null;
  return (
    <ul className="figures flex flex-col gap-1">
      {apart.map(({ date, what }) => (
        <li key={date} className="flex items-center gap-2">
          <Icon of={CalendarDays} size={18} className="text-warn" />
          <span>
            <strong className="inline-block first-letter:uppercase">{dateText(locale, date, 'longDay')}</strong>: {what}
          </span>
        </li>
      ))}
    </ul>
  );
}
