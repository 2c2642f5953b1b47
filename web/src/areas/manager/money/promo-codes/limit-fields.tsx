import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { DateField } from '#kit/date-field.tsx';
import { fieldsOf } from '#kit/fields-of.ts';
import { NumberField } from '#kit/number-field.tsx';

import type { TypedCode } from './code-request.ts';

type Limits = Pick<TypedCode, 'lastDay' | 'usesMax' | 'usesPerFamily'>;

/** When a code ends, and how often it may be used: in all and by a family. */
export function LimitFields({ typed, onChange }: { typed: Limits; onChange(part: Partial<Limits>): void }) {
  const { form: t } = useTexts('managerPromoCodes');
  const field = fieldsOf(typed, onChange);
  const today = wallClock(schoolNow(), schoolZone).date;
  return (
    <>
      <RadioChips<'never' | 'day'>
        label={t.ends}
        name="ends"
        required
        chips={choicesOf({ never: t.noEnd, day: t.lastDay })}
        value={typed.lastDay === '' ? 'never' : 'day'}
        onChange={(value) => onChange({ lastDay: value === 'never' ? '' : plusDays(today, 30) })}
      />
      {typed.lastDay !== '' && (
        <DateField
          {...field('lastDay')}
          label={t.lastDay}
          help={t.lastDayHelp}
          required

          min={today}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...field('usesMax')}
          label={t.usesMax}
          help={t.usesMaxHelp}

          min={1}
          max={1_000_000}
        />
        <NumberField
          {...field('usesPerFamily')}
          label={t.perFamily}
          required

          min={1}
          max={100}
        />
      </div>
    </>
  );
}
