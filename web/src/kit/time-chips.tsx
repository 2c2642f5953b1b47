import { useId } from 'react';

import { chipLook, hiddenInput } from './chips.tsx';
import { FieldError } from './field.tsx';
import { useFieldError } from './form.tsx';

interface DayOfTimes {
  /** Heading of the day: «пятница, 20 ноября». */
  label: string;
  times: readonly { value: string; label: string; note?: string; disabled?: boolean }[];
}

interface TimeChipsProps {
  label: string;
  name: string;
  days: readonly DayOfTimes[];
  value: string | undefined;
  onChange(value: string): void;
  /** Whose time it is: «по вашему времени, Минск». */
  zone?: string;
}

/** Free times as big chips grouped by day; one of them all is chosen. */
export function TimeChips({ label, name, days, value, onChange, zone }: TimeChipsProps) {
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-2 font-bold">
        {label}
        {zone !== undefined && <span className="text-sm font-normal text-mute"> · {zone}</span>}
      </legend>
      {days.map((day) => (
        <section key={day.label} className="flex flex-col gap-2">
          <h3 className="text-base first-letter:uppercase">{day.label}</h3>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {day.times.map((time) => (
              <label key={time.value} className={`figures ${chipLook}`}>
                <input
                  type="radio"
                  name={name}
                  value={time.value}
                  disabled={time.disabled}
                  checked={value === time.value}
                  onChange={() => onChange(time.value)}
                  aria-label={[day.label, time.label, time.note].filter(Boolean).join(', ')}
                  className={hiddenInput}
                />
                <span className="flex flex-col items-center">
                  {time.label}
                  {time.note !== undefined && <span className="text-sm font-normal text-mute">{time.note}</span>}
                </span>
              </label>
            ))}
          </div>
        </section>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

/** Starts of a day on a grid, for a `Select`: minutes after midnight, from–to in steps, with «17:30» as the label. */
export const startsOfDay = (from: number, to: number, step: number): { value: string; label: string }[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => {
    const minutes = from + index * step;
    const label = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return { value: String(minutes), label };
  });
