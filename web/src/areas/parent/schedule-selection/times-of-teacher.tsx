import { useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayName } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { RadioChips } from '#kit/chips.tsx';
import { Info, Icon } from '#kit/icon.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import type { TeacherRow } from './teacher-choice.tsx';
import { shiftsSoon, type WeeklyStart, weeklyStarts } from './weekly-times.ts';

interface TimesProps {
  row: TeacherRow;
  zone: string;
  daysMax: number;
  chosen: readonly WeeklyStart[];
  onChange(chosen: readonly WeeklyStart[]): void;
}

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The teacher's weekly times on the family's clock: a column a day on a wide screen, one day after another on a phone.
 * One time a day; another time of the same day takes its place.
 */
export function TimesOfTeacher({ row, zone, daysMax, chosen, onChange }: TimesProps) {
  const t = useTexts('scheduleSelection');
  const names = useTexts('names');
  const locale = useLocale();
  const now = useNow(3600);
  const starts = weeklyStarts(row, zone, now);
  const of = (weekday: number) => starts.filter((start) => start.familyWeekday === weekday);
  const [day, setDay] = useState(() => week.find((weekday) => of(weekday).some(({ isFree }) => isFree)) ?? 1);
  const full = chosen.length >= daysMax;

  const toggle = (start: WeeklyStart) => {
    const others = chosen.filter((it) => it.weekday !== start.weekday);
    onChange(chosen.some((it) => it.key === start.key) ? others : [...others, start].sort((a, b) => a.familyWeekday - b.familyWeekday));
  };
  const time = (start: WeeklyStart) => (
    <TimeButton
      key={start.key}
      start={start}
      isChosen={chosen.some((it) => it.key === start.key)}
      isBlocked={full && !chosen.some((it) => it.weekday === start.weekday)}
      day={weekdayName(locale, start.familyWeekday)}
      onPress={() => toggle(start)}
    />
  );

  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold">
        {t.times} <span className="text-sm font-normal text-mute">{familyZone(names, zone)}</span>
      </h2>
      {shiftsSoon(zone, now) && (
        <p className="flex gap-3 rounded-md bg-brand-soft p-3 text-sm">
          <Icon of={Info} />
          {t.shift}
        </p>
      )}
      {full && <p className="text-sm text-mute">{t.full(daysMax)}</p>}
      <div className="flex flex-col gap-3 md:hidden">
        <RadioChips
          label={t.day}
          labelHidden
          name="weekday"
          layout="row"
          chips={week.map((weekday) => ({
            value: String(weekday),
            label: weekdayName(locale, weekday, 'short'),
            note: String(of(weekday).length),
          }))}
          value={String(day)}
          onChange={(weekday) => setDay(week.find((it) => String(it) === weekday) ?? 1)}
        />
        {of(day).length === 0 ? (
          <p className="text-mute">{t.noTimes}</p>
        ) : (
          <div className="grid grid-cols-3 gap-2">{of(day).map(time)}</div>
        )}
      </div>
      <div className="hidden grid-cols-7 gap-2 md:grid">
        {week.map((weekday) => (
          <section key={weekday} aria-label={weekdayName(locale, weekday)} className="flex min-w-0 flex-col gap-2">
            <h3 className="text-center text-sm text-mute first-letter:uppercase">{weekdayName(locale, weekday, 'short')}</h3>
            {of(weekday).map(time)}
          </section>
        ))}
      </div>
    </section>
  );
}

interface TimeButtonProps {
  start: WeeklyStart;
  isChosen: boolean;
  /** All days are given away already. */
  isBlocked: boolean;
  day: string;
  onPress(): void;
}

function TimeButton({ start, isChosen, isBlocked, day, onPress }: TimeButtonProps) {
  const t = useTexts('scheduleSelection');
  const look = isChosen
    ? 'border-brand bg-brand text-on-brand shadow-press'
    : isBlocked
      ? 'border-line bg-sunk text-mute'
      : `bg-card shadow-press hover:border-brand ${start.isFree ? 'border-line' : 'border-dashed border-edge text-mute'}`;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isBlocked || undefined}
      aria-label={`${day}, ${clockText(start.familyMinute)}${start.isFree ? '' : `, ${t.partly}`}`}
      title={start.isFree ? undefined : t.partly}
      onClick={isBlocked ? undefined : onPress}
      className={`press figures min-h-12 rounded-md border-2 px-1 font-bold ${look}`}
    >
      {clockText(start.familyMinute)}
    </button>
  );
}
