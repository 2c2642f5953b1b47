import { parseDate } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import { DateField as AriaDateField, DateInput, DateSegment, Label } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { MonthCalendar } from './calendar.tsx';
import { classNames } from './class-names.ts';
import type { DateFieldProps } from './date-field-props.ts';
import { Sheet } from './dialog.tsx';
import { FieldError } from './field.tsx';
import { useFieldError } from './form.tsx';
import { CalendarDays, Icon } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

/** The heavy half of `DateField`: a date typed in parts, in the order of the language, or chosen from a month. */
export function DatePicker({
  label,
  name,
  help,
  error,
  required = false,
  value,
  onChange,
  min,
  max,
  isUnavailable,
}: DateFieldProps): ReactNode {
  const { locale, words } = useSurroundings();
  const [open, setOpen] = useState(false);
  const fromForm = useFieldError(name);
  const wrong = error ?? fromForm;
  const errorId = `${name}-date-error`;
  const helpId = `${name}-date-help`;
  return (
    <I18nProvider locale={locale}>
      <AriaDateField
        name={name}
        value={value === '' ? null : parseDate(value)}
        onChange={(date) => onChange(date ? date.toString() : '')}
        isInvalid={wrong !== undefined}
        isRequired={required}
        validationBehavior="aria"
        aria-describedby={classNames(help !== undefined && helpId, wrong !== undefined && errorId)}
        {...(min === undefined ? {} : { minValue: parseDate(min) })}
        {...(max === undefined ? {} : { maxValue: parseDate(max) })}
        className="flex flex-col gap-1.5"
      >
        <Label className="font-bold">
          {label}
          {!required && <span className="text-sm font-normal text-mute"> · {words.optional}</span>}
        </Label>
        {help !== undefined && (
          <p id={helpId} className="text-sm text-mute">
            {help}
          </p>
        )}
        <div className="relative">
          <DateInput className="figures flex min-h-12 w-full items-center rounded-sm border-2 border-edge bg-card py-1 pr-14 pl-3 focus-within:border-brand hover:border-brand invalid:border-bad">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-sm px-0.5 outline-none placeholder-shown:text-mute focus:bg-brand focus:text-on-brand type-literal:px-0"
              />
            )}
          </DateInput>
          <button
            type="button"
            aria-label={words.openCalendar}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="absolute inset-y-0.5 right-0.5 grid w-12 place-items-center rounded-sm text-brand hover:bg-brand-soft"
          >
            <Icon of={CalendarDays} />
          </button>
        </div>
        <FieldError id={errorId} error={wrong} />
      </AriaDateField>
      {open && (
        <Sheet title={label} onClose={() => setOpen(false)}>
          <MonthCalendar
            label={label}
            opened
            value={value === '' ? undefined : value}
            min={min}
            max={max}
            isUnavailable={isUnavailable}
            onChange={(date) => {
              onChange(date);
              setOpen(false);
            }}
          />
        </Sheet>
      )}
    </I18nProvider>
  );
}
