import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { ChevronLeft, ChevronRight, Icon } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

export interface MonthCalendarProps {
  label: string;
  /** YYYY-MM-DD, as everywhere below. */
  value: string | undefined;
  onChange(date: string): void;
  min?: string | undefined;
  max?: string | undefined;
  /** Days that cannot be chosen: shown, crossed out, and said to be unavailable. */
  isUnavailable?: ((date: string) => boolean) | undefined;
  /** It has just been opened for choosing: the focus goes to its day. */
  opened?: boolean;
}

const dateOf = (text: string | undefined): CalendarDate | null => (text === undefined ? null : parseDate(text));

/** A month to choose a day from, by touch and by arrow keys. Heavy (React Aria): load it on touch. */
export function MonthCalendar({ label, value, onChange, min, max, isUnavailable, opened = false }: MonthCalendarProps) {
  const { locale, words } = useSurroundings();
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where it has been opened to choose a day
        autoFocus={opened}
        value={dateOf(value)}
        defaultFocusedValue={dateOf(value) ?? dateOf(min) ?? today(getLocalTimeZone())}
        onChange={(date) => onChange(date.toString())}
        {...(min === undefined ? {} : { minValue: parseDate(min) })}
        {...(max === undefined ? {} : { maxValue: parseDate(max) })}
        {...(isUnavailable ? { isDateUnavailable: (date) => isUnavailable(date.toString()) } : {})}
        className="mx-auto w-full max-w-sm"
      >
        <header className="mb-2 flex items-center gap-2">
          <Button slot="previous" aria-label={words.previousMonth} className={arrow}>
            <Icon of={ChevronLeft} />
          </Button>
          <Heading className="grow text-center text-lg font-bold first-letter:uppercase" />
          <Button slot="next" aria-label={words.nextMonth} className={arrow}>
            <Icon of={ChevronRight} />
          </Button>
        </header>
        <CalendarGrid className="w-full border-separate border-spacing-0.5" weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="pb-1 text-sm font-bold text-mute">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              // No transition: with motion reduced every property has one, and a day that has just become visible in the
              // next month would not take the focus.
              <CalendarCell
                date={date}
                className="figures grid transition-none min-h-11 cursor-pointer place-items-center rounded-full font-bold outside-month:invisible hover:bg-brand-soft focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus selected:bg-brand selected:text-on-brand disabled:cursor-not-allowed disabled:font-normal disabled:text-mute disabled:hover:bg-transparent unavailable:cursor-not-allowed unavailable:font-normal unavailable:text-mute unavailable:line-through"
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}

const arrow = 'press grid size-11 place-items-center rounded-full hover:bg-brand-soft disabled:text-mute disabled:opacity-40';
