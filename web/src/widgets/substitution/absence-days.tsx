import { useTexts } from '#i18n/texts.ts';
import { DateField } from '#kit/date-field.tsx';
import { Select } from '#kit/select.tsx';
import { startsOfDay } from '#kit/time-chips.tsx';

/** Days YYYY-MM-DD by the school's clock, both included; on the first day from a minute on. */
interface Days {
  from: string;
  to: string;
  fromMinute: number;
}

interface AbsenceDaysProps<D extends Days> {
  days: D;
  today: string;
  onChange(days: D): void;
}

/** From which day until which somebody is away, and from when on the first one: as the teacher notes it, or a manager for one who phones. */
export function AbsenceDays<D extends Days>({ days, today, onChange }: AbsenceDaysProps<D>) {
  const { form: t } = useTexts('teacherAbsences');
  const { from, to, fromMinute } = days;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <DateField
        label={t.from}
        name="from"
        required
        min={today}
        value={from}
        onChange={(day) => day && onChange({ ...days, from: day, to: to < day ? day : to })}
      />
      <DateField
        label={t.to}
        name="to"
        required
        min={from}
        value={to}
        onChange={(day) => day && onChange({ ...days, to: day < from ? from : day })}
      />
      <Select
        label={t.at}
        name="at"
        required
        value={String(fromMinute)}
        options={[{ value: '0', label: t.wholeDay }, ...startsOfDay(30, 1410, 30)]}
        onChange={(at) => onChange({ ...days, fromMinute: Number(at) })}
      />
    </div>
  );
}
