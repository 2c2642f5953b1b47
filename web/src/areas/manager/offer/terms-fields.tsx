import { trialLimits } from '@school/contract/catalogue/limits';
import { schedulingLimits } from '@school/contract/calendar/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { weekdayName } from '#i18n/time.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { CheckChips, RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { fieldsOf } from '#kit/fields-of.ts';
import { NumberField } from '#kit/number-field.tsx';
import { Select } from '#kit/select.tsx';
import { startsOfDay } from '#kit/time-chips.tsx';

import type { TypedTerms } from './typed-terms.ts';

const { hoursStepMinutes: step } = schedulingLimits;
const starts = startsOfDay(0, 24 * 60 - step, step);
const ends = startsOfDay(step, 24 * 60, step);

interface FieldsProps {
  value: TypedTerms;
  onChange(value: TypedTerms): void;
}

/** When there are first lessons, how many, and with whom. */
export function TermsFields({ value, onChange }: FieldsProps) {
  const { trials: t } = useTexts('offer');
  const field = fieldsOf(value, (part) => onChange({ ...value, ...part }));
  return (
    <>
      <RadioChips
        label={t.how}
        name="how"
        required
        chips={choicesOf({ always: t.always, some: t.some })}
        value={value.isAlways ? 'always' : 'some'}
        onChange={(how) => onChange({ ...value, isAlways: how === 'always' })}
      />
      {!value.isAlways && <HoursFields value={value} onChange={onChange} />}
      <NumberField {...field('daysAhead')} label={t.daysAhead} help={t.daysAheadHelp} min={1} max={trialLimits.daysAhead} />
      <NumberField {...field('aDay')} label={t.aDay} help={t.noLimit} max={trialLimits.aDay} />
      <NumberField {...field('ofTeacherADay')} label={t.ofTeacher} help={t.noLimit} min={1} max={trialLimits.ofTeacherADay} />
      <TeachersField value={value} onChange={onChange} />
    </>
  );
}

function HoursFields({ value, onChange }: FieldsProps) {
  const { trials: t } = useTexts('offer');
  const locale = useLocale();
  const change = (weekday: number, part: Partial<TypedTerms['days'][number]>) =>
    onChange({ ...value, days: value.days.map((day) => (day.weekday === weekday ? { ...day, ...part } : day)) });
  return (
    <ul aria-label={t.hours} className="flex flex-col gap-4">
      {value.days.map(({ weekday, isOpen, from, to }) => {
        const name = weekdayName(locale, weekday);
        return (
          <li key={weekday} className="grid grid-cols-2 items-end gap-3 border-b border-line pb-3 md:grid-cols-3">
            <div className="col-span-2 md:col-span-1">
              <Checkbox name={`day-${weekday}`} checked={isOpen} onChange={(open) => change(weekday, { isOpen: open })}>
                {t.day(name)}
              </Checkbox>
            </div>
            {isOpen && (
              <>
                <Select
                  name={`from-${weekday}`}
                  label={t.from(name)}
                  required
                  options={starts}
                  value={String(from)}
                  onChange={(minute) => change(weekday, { from: Number(minute) })}
                />
                <Select
                  name={`to-${weekday}`}
                  label={t.to(name)}
                  required
                  options={ends}
                  value={String(to)}
                  onChange={(minute) => change(weekday, { to: Number(minute) })}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function TeachersField({ value, onChange }: FieldsProps) {
  const { trials: t } = useTexts('offer');
  const { data } = useQuery(queryOf('GET /manager/teachers'));
  const teachers = data?.teachers.filter((it) => it.teachesNow) ?? [];
  return (
    <>
      <RadioChips
        label={t.who}
        name="who"
        required
        chips={choicesOf({ everybody: t.everybody, chosen: t.chosen })}
        value={value.isEverybody ? 'everybody' : 'chosen'}
        onChange={(who) => onChange({ ...value, isEverybody: who === 'everybody' })}
      />
      {!value.isEverybody && (
        <CheckChips
          label={t.chosen}
          labelHidden
          name="teachers"
          required
          chips={teachers.map((it) => ({ value: it.teacherId, label: it.name }))}
          value={[...value.teachers]}
          onChange={(chosen) => onChange({ ...value, teachers: chosen })}
        />
      )}
    </>
  );
}
