import { useState } from 'react';

import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { DateField } from '#kit/date-field.tsx';

import { startOfDay } from './start-of-day.ts';

/** From when something holds: at once, or from the first second of a day of the school. */
export function useBegins() {
  const tomorrow = plusDays(wallClock(schoolNow(), schoolZone).date, 1);
  const [begins, setBegins] = useState<'now' | 'day'>('now');
  const [day, setDay] = useState(tomorrow);
  return {
    begins,
    setBegins,
    day,
    setDay,
    tomorrow,
    /** As it is sent: null is at once. */
    validFrom: begins === 'now' || day === '' ? null : startOfDay(day, schoolZone),
  };
}

export type Begins = ReturnType<typeof useBegins>;

/** Where one chooses it. `late` says what begins with that day. */
export function BeginsField({ begins, setBegins, day, setDay, tomorrow }: Begins) {
  const t = useTexts('datedTerms');
  return (
    <>
      <RadioChips<'now' | 'day'>
        label={t.begins}
        name="begins"
        required
        chips={choicesOf({ now: t.atOnce, day: t.fromDay })}
        value={begins}
        onChange={setBegins}
      />
      {begins === 'day' && (
        <DateField label={t.day} help={t.dayHelp} name="validFrom" required value={day} onChange={setDay} min={tomorrow} />
      )}
    </>
  );
}
