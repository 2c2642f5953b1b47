import type { OverlapWithSibling } from '@school/contract/calendar/shapes';
import { type ReactNode, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, dateText, wallClock } from '#i18n/time.ts';
import { familyZoneNote } from '#i18n/zones.ts';
import { RadioChips } from '#kit/chips.tsx';
import { daysOf, type FreeTime, nearestDates } from './free-days.ts';
import { overlapsAt } from './siblings.ts';
import { timeLook } from './time-look.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

interface FreeTimeChoiceProps {
  label: string;
  /** Minutes since 1970. */
  slots: readonly number[];
  /** Length of the lesson. */
  minutes: number;
  /** The instant (ms) around which one looks: the lesson that is moved, or now. */
  around: number;
  zone: string;
  siblings: readonly OverlapWithSibling[];
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  onChoose(instant: number): void;
  /** What to say where there is nothing. */
  none: ReactNode;
  /** Whose clock it is; without it, the reader’s own. */
  clock?: string;
}

/** So many days are shown at once; every other day is one tap away. */
const daysAtOnce = 3;

/** Free times as big chips grouped by day, the days nearest to the lesson first. A tap chooses. */
export function FreeTimeChoice({ label, slots, minutes, around, zone, siblings, kids, onChoose, none, clock }: FreeTimeChoiceProps) {
  const t = useTexts('lessonChange');
  const names = useTexts('names');
  const locale = useLocale();
  const [day, setDay] = useState('');
  const days = daysOf(slots, zone);
  const dates = [...days.keys()];
  if (dates.length === 0) return none;
  const shown = days.has(day) ? [day] : nearestDates(dates, wallClock(around, zone).date, daysAtOnce);
  return (
    <section aria-label={label} className="flex flex-col gap-4">
      <h3 className="font-bold">
        {label} <span className="text-sm font-normal text-mute">{clock ?? familyZoneNote(names, zone)}</span>
      </h3>
      <RadioChips
        label={t.days}
        labelHidden
        name="day"
        layout="row"
        chips={[{ value: '', label: t.near }, ...dates.map((date) => ({ value: date, label: dateText(locale, date, 'weekday') }))]}
        value={days.has(day) ? day : ''}
        onChange={setDay}
      />
      {shown.map((date) => (
        <section key={date} className="flex flex-col gap-2">
          <h4 className="text-base font-bold first-letter:uppercase">{dateText(locale, date, 'longDay')}</h4>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {(days.get(date) ?? []).map((time) => (
              <li key={time.instant}>
                <TimeChip
                  time={time}
                  day={dateText(locale, date, 'longDay')}
                  zone={zone}
                  busy={overlapsAt(siblings, time.instant, minutes).flatMap(
                    ({ kidUid }) => kids.find((kid) => kid.kidUid === kidUid)?.firstName ?? [],
                  )}
                  onChoose={() => onChoose(time.instant)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface TimeChipProps {
  time: FreeTime;
  day: string;
  zone: string;
  /** Other children of the family who have a lesson then. */
  busy: readonly string[];
  onChoose(): void;
}

function TimeChip({ time, day, zone, busy, onChoose }: TimeChipProps) {
  const look = useTexts('lessonLook');
  const words = useLessonWords();
  const moscow = words.moscow(time.instant, zone);
  const [first] = busy;
  const notes = [moscow, first === undefined ? undefined : look.siblingShort(first)].filter((it) => it !== undefined);
  return (
    <button type="button" aria-label={[`${day}, ${clockText(time.minutes)}`, ...notes].join(', ')} onClick={onChoose} className={timeLook}>
      {clockText(time.minutes)}
      {notes.map((note) => (
        <span key={note} className="text-sm font-normal text-mute">
          {note}
        </span>
      ))}
    </button>
  );
}
