import { lazy, Suspense, useId, useRef, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { dateText } from '#i18n/time.ts';
import { CalendarDays, Icon } from '#kit/icon.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const MonthCalendar = lazy(() => import('#kit/calendar.tsx').then(({ MonthCalendar: component }) => ({ default: component })));

interface DayChoiceProps {
  label: string;
  help?: string;
  /** YYYY-MM-DD, as min and max are. */
  value: string;
  min: string;
  max: string;
  onChange(date: string): void;
}

/** A day, shown in words; its month opens under it when it is pressed, and closes with the choice. */
export function DayChoice({ label, help, value, min, max, onChange }: DayChoiceProps) {
  const locale = useLocale();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const day = dateText(locale, value, 'longDay');
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-bold">{label}</span>
      {help !== undefined && (
        <span id={`${id}-help`} className="text-sm text-mute">
          {help}
        </span>
      )}
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${day}`}
        aria-expanded={isOpen}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onClick={() => setIsOpen(!isOpen)}
        className="figures flex min-h-12 w-full items-center justify-between gap-3 rounded-sm border-2 border-edge bg-card px-3.5 text-left hover:border-brand"
      >
        <span className="first-letter:uppercase">{day}</span>
        <Icon of={CalendarDays} className="text-brand" />
      </button>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <MonthCalendar
            label={label}
            opened
            value={value}
            min={min}
            max={max}
            onChange={(date) => {
              onChange(date);
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
