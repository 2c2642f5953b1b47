import { Fragment } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { weekdayName } from '#i18n/time.ts';
import { partOf } from '#widgets/free-times/free-days.ts';
import { familyZoneNote } from '#i18n/zones.ts';
import { hiddenInput } from '#kit/chips.tsx';
import { Check, Icon, Info } from '#kit/icon.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { partlyTaken, TimeButton } from './time-button.tsx';
import type { WeeklyChoice } from './use-weekly-choice.ts';
import { shiftsSoon, type WeeklyStart, weeklyStarts, withOwn } from './weekly-times.ts';

interface TimesProps {
  /** Weekly times of the teacher, as answers name them. */
  row: { free: readonly number[]; partly: readonly number[] };
  zone: string;
  daysMax: number;
  choice: WeeklyChoice;
  /** Times that the schedule has with this teacher now. */
  own?: readonly number[];
  /** Whose clock it is; without it, the reader’s own. */
  clock?: string;
}

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The teacher's weekly times on the family's clock: days beside each other and times below each other on a wide screen, one day at a time
 * on a phone.
 * One time a day; another time of the same day takes its place.
 */
export function TimesOfTeacher({ row, zone, daysMax, choice, own = [], clock }: TimesProps) {
  const t = useTexts('scheduleSelection');
  const names = useTexts('names');
  const locale = useLocale();
  const now = useNow(3600);
  const starts = weeklyStarts(withOwn(row, own), zone, now);
  const { chosen } = choice;
  const of = (weekday: number) => starts.filter((start) => start.familyWeekday === weekday);
  const day = choice.day ?? week.find((weekday) => of(weekday).some(({ isFree }) => isFree)) ?? 1;
  const clockTimes = [...new Set(starts.map(({ familyMinute }) => familyMinute))].sort((a, b) => a - b);
  const full = chosen.length >= daysMax;
  const isChosen = ({ key }: WeeklyStart) => chosen.some((it) => it.key === key);

  const toggle = (start: WeeklyStart) => {
    const others = chosen.filter((it) => it.weekday !== start.weekday);
    choice.set(isChosen(start) ? others : [...others, start].sort((a, b) => a.familyWeekday - b.familyWeekday));
  };
  const time = (start: WeeklyStart) => (
    <TimeButton
      key={start.key}
      start={start}
      isChosen={isChosen(start)}
      isBlocked={full && !chosen.some((it) => it.weekday === start.weekday)}
      isOwn={own.includes(start.key)}
      day={weekdayName(locale, start.familyWeekday)}
      onPress={() => toggle(start)}
    />
  );

  return (
    <section className="flex flex-col gap-3">
      <h2 id={choice.headingId} tabIndex={-1} className="scroll-mt-4 font-bold outline-none">
        {t.times} <span className="text-sm font-normal text-mute">{clock ?? familyZoneNote(names, zone)}</span>
      </h2>
      {shiftsSoon(zone, now) && (
        <p className="flex gap-3 rounded-md bg-brand-soft p-3 text-sm">
          <Icon of={Info} />
          {t.shift}
        </p>
      )}
      {full && <p className="text-sm text-mute">{t.full(daysMax)}</p>}
      {starts.some(({ isFree }) => !isFree) && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-mute">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="h-6 w-10 shrink-0 rounded-sm border-2 border-line bg-card" />
            {t.free}
          </span>{' '}
          <span className="inline-flex items-center gap-2">
            <span aria-hidden className="h-6 w-10 shrink-0 rounded-sm border-2 border-line" style={partlyTaken} />
            {t.partlyMeans}
          </span>
        </p>
      )}
      <div className="flex flex-col gap-3 md:hidden">
        <fieldset className="min-w-0">
          <legend className="sr-only">{t.day}</legend>
          <div className="grid grid-cols-7 gap-1">
            {week.map((weekday) => (
              <DayOfWeek
                key={weekday}
                weekday={weekday}
                times={of(weekday).length}
                isOpen={weekday === day}
                isTaken={chosen.some(({ familyWeekday }) => familyWeekday === weekday)}
                onOpen={() => choice.setDay(weekday)}
              />
            ))}
          </div>
        </fieldset>
        {of(day).length === 0 ? (
          <p className="text-mute">{t.noTimes}</p>
        ) : (
          <div className="grid grid-cols-3 gap-2">{of(day).map(time)}</div>
        )}
      </div>
      <div className="hidden grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] gap-1 text-center md:grid">
        <span />
        {week.map((weekday) => (
          <h3 key={weekday} className="text-sm first-letter:uppercase">
            {weekdayName(locale, weekday, 'short')}
          </h3>
        ))}
        {clockTimes.map((minute, at) => (
          <Fragment key={minute}>
            <span className="self-center text-left text-sm text-mute">
              {partOf(minute) !== partOf(clockTimes[at - 1] ?? -1) || at === 0 ? t.parts[partOf(minute)] : ''}
            </span>
            {week.map((weekday) => {
              const start = of(weekday).find(({ familyMinute }) => familyMinute === minute);
              return start ? (
                time(start)
              ) : (
                <span key={weekday} aria-hidden className="self-center text-mute">
                  –
                </span>
              );
            })}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

interface DayOfWeekProps {
  weekday: number;
  times: number;
  isOpen: boolean;
  /** A time of it is chosen. */
  isTaken: boolean;
  onOpen(): void;
}

/** A day of the strip of a phone: how many times it has, and a tick once one of them is chosen. */
function DayOfWeek({ weekday, times, isOpen, isTaken, onOpen }: DayOfWeekProps) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  return (
    <label className="press relative flex min-h-14 flex-col items-center justify-center rounded-sm border-2 border-line bg-card text-sm font-bold has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input type="radio" name="weekday" value={weekday} checked={isOpen} onChange={onOpen} className={hiddenInput} />
      {weekdayName(locale, weekday, 'short')}
      {isTaken ? (
        <>
          <Icon of={Check} size={18} className="text-brand" />
          <span className="sr-only">{t.dayChosen}</span>
        </>
      ) : (
        <span aria-hidden className="text-mute">
          {times === 0 ? '–' : '•'}
        </span>
      )}
      <span className="sr-only">{t.timesOfDay(times)}</span>
    </label>
  );
}
