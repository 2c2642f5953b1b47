import type { SettingValues } from '@school/contract/school/settings';
import { settingLimits } from '@school/contract/school/limits';
import { useState } from 'react';

import { capital } from '#i18n/capital.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, weekdayName } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { DateField } from '#kit/date-field.tsx';
import { TextField } from '#kit/text-field.tsx';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const nameOf = (weekday: number) => `contactWeek-${weekday}`;
const holidayName = (at: number) => `day-${at}`;

/** Hours of each weekday; an empty one is a day off. */
export function WeekFields({ week }: { week: SettingValues['contactWeek'] }) {
  const t = useTexts('schoolSettings');
  const locale = useLocale();
  return (
    <>
      <p className="text-sm text-mute">{t.hoursHelp}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {weekdays.map((weekday) => (
          <TextField
            key={weekday}
            name={nameOf(weekday)}
            label={capital(weekdayName(locale, weekday))}
            unlessFilled={t.dayOff}
            maxLength={20}
            defaultValue={week[weekday - 1] ?? ''}
          />
        ))}
      </div>
    </>
  );
}

type Typed = (name: string) => string;

/** The hours that were typed; people write a dash with spaces, and hours without a nought. */
export const typedWeek = (typed: Typed): SettingValues['contactWeek'] =>
  weekdays.map((weekday) =>
    typed(nameOf(weekday))
      .replaceAll(/\s/g, '')
      .replaceAll(/[–—]/g, '-')
      .replaceAll(/(?<!\d)(\d:)/g, '0$1'),
  );
export const weekNames = weekdays.map(nameOf);

/** Days off, each chosen by itself. */
export function HolidayFields({ days }: { days: SettingValues['contactHolidays'] }) {
  const t = useTexts('schoolSettings');
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly string[]>(days);
  const put = (at: number, day: string) => setChosen(chosen.map((one, other) => (other === at ? day : one)));
  return (
    <div className="flex flex-col items-start gap-3">
      {chosen.map((day, at) => (
        // The order is that of the list: rows have no name of their own.
        // eslint-disable-next-line react/no-array-index-key
        <div key={at} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="contactHolidays" value={day} />
          <DateField name={holidayName(at)} label={t.day(at + 1)} value={day} onChange={(to) => put(at, to)} />
          <Button
            size="small"
            label={t.dropDay(day === '' ? t.day(at + 1) : dateText(locale, day, 'day'))}
            onPress={() => setChosen(chosen.filter((_, other) => other !== at))}
          >
            ×
          </Button>
        </div>
      ))}
      {chosen.length < settingLimits.contactHolidays.most && (
        <Button size="small" onPress={() => setChosen([...chosen, ''])}>
          {t.addDay}
        </Button>
      )}
    </div>
  );
}

export const typedHolidays = (data: FormData): SettingValues['contactHolidays'] =>
  [...new Set(data.getAll('contactHolidays').flatMap((day) => (typeof day === 'string' && day !== '' ? [day] : [])))].toSorted();
