import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { weekdayName } from '#i18n/time.ts';
import { familyZoneNote } from '#i18n/zones.ts';
import { RadioChips } from '#kit/chips.tsx';
import { Check, Icon, Info } from '#kit/icon.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { TimeButton } from './time-button.tsx';
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
 * The teacher's weekly times on the family's clock: a column a day on a wide screen, one day after another on a phone.
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
        <p className="flex items-center gap-2 text-sm text-mute">
          <span aria-hidden className="inline-block h-6 w-10 rounded-md border-2 border-dashed border-edge bg-card" />
          {t.partlyMeans}
        </p>
      )}
      <div className="flex flex-col gap-3 md:hidden">
        <RadioChips
          label={t.day}
          labelHidden
          name="weekday"
          layout="row"
          chips={week.map((weekday) => ({
            value: String(weekday),
            label: weekdayName(locale, weekday, 'short'),
            note: t.timesOfDay(of(weekday).length),
            ...(chosen.some(({ familyWeekday }) => familyWeekday === weekday) && {
              picture: (
                <>
                  <Icon of={Check} size={18} />
                  <span className="sr-only">{t.dayChosen}</span>
                </>
              ),
            }),
          }))}
          value={String(day)}
          onChange={(weekday) => choice.setDay(Number(weekday))}
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
