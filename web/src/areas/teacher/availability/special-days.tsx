import type { HoursOfDay } from '@school/contract/calendar/shapes';
import { lazy, Suspense, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, dateText } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { CalendarDays, Icon, Plus } from '#kit/icon.tsx';

import type { Cells } from '#widgets/working-hours/cells.ts';

const SpecialDaySheet = lazy(() => import('./special-day-sheet.tsx').then(({ SpecialDaySheet: component }) => ({ default: component })));

interface SpecialDaysProps {
  cells: Cells;
  exceptions: readonly HoursOfDay[];
  today: string;
  onChange(exceptions: HoursOfDay[]): void;
}

/** Days that differ from the weekly hours: closed, or open at other times. Past ones are kept and not shown. */
export function SpecialDays({ cells, exceptions, today, onChange }: SpecialDaysProps) {
  const t = useTexts('teacherHours');
  const locale = useLocale();
  const [opened, setOpened] = useState<{ day: string | undefined }>();
  const coming = exceptions.filter(({ day }) => day >= today);
  const without = (day: string) => exceptions.filter((it) => it.day !== day);
  const add = (
    <Button onPress={() => setOpened({ day: undefined })}>
      <Icon of={Plus} />
      {t.addDay}
    </Button>
  );
  return (
    <section aria-label={t.daysLabel} className="flex flex-col gap-3">
      {coming.length === 0 && (
        <EmptyState picture={<Icon of={CalendarDays} size={40} />} title={t.noDays} action={add}>
          {t.noDaysAbout}
        </EmptyState>
      )}
      {coming.length > 0 && (
        <>
          <ul className="flex flex-col rounded-lg border border-line bg-card px-4">
            {coming.map(({ day, blocks }) => {
              const name = dateText(locale, day, 'longDay');
              return (
                <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0">
                  <h2 className="text-base first-letter:uppercase">{name}</h2>
                  <p className="figures grow">
                    {blocks.length === 0
                      ? t.closed
                      : blocks.map(({ fromMinute, toMinute }) => `${clockText(fromMinute)}–${clockText(toMinute)}`).join(', ')}
                  </p>
                  <Button kind="quiet" size="small" label={t.change(name)} onPress={() => setOpened({ day })}>
                    {t.changeShort}
                  </Button>
                  <Button kind="quiet" size="small" label={t.forget(name)} onPress={() => onChange(without(day))}>
                    {t.forgetShort}
                  </Button>
                </li>
              );
            })}
          </ul>
          <div>{add}</div>
        </>
      )}
      {opened && (
        <Suspense>
          <SpecialDaySheet
            day={opened.day}
            cells={cells}
            exceptions={exceptions}
            today={today}
            onClose={() => setOpened(undefined)}
            onSet={(special) => {
              onChange([...without(special.day), special].toSorted((one, other) => (one.day < other.day ? -1 : 1)));
              setOpened(undefined);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
