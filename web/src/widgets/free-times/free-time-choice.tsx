import type { OverlapWithSibling } from '@school/contract/calendar/shapes';
import { type ReactNode, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, dateText, wallClock } from '#i18n/time.ts';
import { familyZoneNote } from '#i18n/zones.ts';
import { DayCalendar } from './day-calendar.tsx';
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
  /** The instant that is chosen, where it stays in sight among the others. */
  chosen?: number | undefined;
  onChoose(instant: number): void;
  /** What to say where there is nothing. */
  none: ReactNode;
  /** Whose clock it is; without it, the reader’s own. */
  clock?: string;
}

/** A calendar of the days that have free times, and the times of one of them: of the nearest to the lesson first. A tap chooses. */
export function FreeTimeChoice(props: FreeTimeChoiceProps) {
  const { label, slots, minutes, around, zone, siblings, kids, chosen, onChoose, none, clock } = props;
  const names = useTexts('names');
  const locale = useLocale();
  const [picked, setPicked] = useState('');
  const days = daysOf(slots, zone);
  const dates = [...days.keys()];
  const [nearest] = nearestDates(dates, wallClock(around, zone).date, 1);
  const date = days.has(picked) ? picked : nearest;
  if (date === undefined) return none;
  return (
    <section aria-label={label} className="flex flex-col gap-4">
      <h3 className="font-bold">
        {label} <span className="text-sm font-normal text-mute">{clock ?? familyZoneNote(names, zone)}</span>
      </h3>
      <DayCalendar dates={dates} chosen={date} onChoose={setPicked} />
      <section className="flex flex-col gap-2">
        <h4 className="text-base font-bold first-letter:uppercase">{dateText(locale, date, 'longDay')}</h4>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {(days.get(date) ?? []).map((time) => (
            <li key={time.instant}>
              <TimeChip
                time={time}
                day={dateText(locale, date, 'longDay')}
                zone={zone}
                pressed={time.instant === chosen}
                busy={overlapsAt(siblings, time.instant, minutes).flatMap(
                  ({ kidUid }) => kids.find((kid) => kid.kidUid === kidUid)?.firstName ?? [],
                )}
                onChoose={() => onChoose(time.instant)}
              />
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

interface TimeChipProps {
  time: FreeTime;
  day: string;
  zone: string;
  /** Other children of the family who have a lesson then. */
  busy: readonly string[];
  pressed: boolean;
  onChoose(): void;
}

function TimeChip({ time, day, zone, busy, pressed, onChoose }: TimeChipProps) {
  const look = useTexts('lessonLook');
  const words = useLessonWords();
  const schoolTime = words.schoolTime(time.instant, zone);
  const [first] = busy;
  const notes = [schoolTime, first === undefined ? undefined : look.siblingShort(first)].filter((it) => it !== undefined);
  return (
    <button
      type="button"
      aria-label={[`${day}, ${clockText(time.minutes)}`, ...notes].join(', ')}
      aria-pressed={pressed || undefined}
      onClick={onChoose}
      className={timeLook}
    >
      {clockText(time.minutes)}
      {notes.map((note) => (
        <span key={note} className={`text-sm font-normal ${pressed ? '' : 'text-mute'}`}>
          {note}
        </span>
      ))}
    </button>
  );
}
