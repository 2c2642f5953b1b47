import { historySorts } from '@school/contract/ledger/limits';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { DateField } from '#kit/date-field.tsx';
import { Select } from '#kit/select.tsx';
import { type Filters, kinds, periods } from './history-filters.ts';

interface HistoryFilterBarProps {
  filters: Filters;
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  onChange(filters: Filters): void;
}

/** Which changes to show: kind of lessons, sort of change, whose, when. */
export function HistoryFilterBar({ filters, kids, onChange }: HistoryFilterBarProps) {
  const t = useTexts('payment').history;
  const set = (some: Partial<Filters>) => onChange({ ...filters, ...some });
  return (
    <div className="flex flex-col gap-4">
      <RadioChips
        label={t.filter}
        labelHidden
        name="kind"
        chips={kinds.map((value) => ({ value, label: t[value] }))}
        value={filters.kind}
        onChange={(kind) => set({ kind })}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Select
          name="sort"
          required
          label={t.sort.label}
          value={filters.sort}
          options={(['all', ...historySorts] as const).map((value) => ({ value, label: t.sort[value] }))}
          onChange={(sort) => set({ sort })}
        />
        <Select
          name="period"
          required
          label={t.period.label}
          value={filters.period}
          options={periods.map((value) => ({ value, label: t.period[value] }))}
          onChange={(period) => set({ period })}
        />
        {filters.period === 'dates' && (
          <>
            <DateField
              name="from"
              required
              label={t.since}
              value={filters.from}
              {...(filters.to !== '' && { max: filters.to })}
              onChange={(from) => set({ from })}
            />
            <DateField
              name="to"
              required
              label={t.until}
              value={filters.to}
              {...(filters.from !== '' && { min: filters.from })}
              onChange={(to) => set({ to })}
            />
          </>
        )}
        {kids.length > 1 && (
          <Select
            name="kid"
            required
            label={t.kid.label}
            value={filters.kid === '' ? 'all' : filters.kid}
            options={[{ value: 'all', label: t.kid.all }, ...kids.map((kid) => ({ value: kid.kidUid, label: kid.firstName }))]}
            onChange={(kid) => set({ kid: kid === 'all' ? '' : kid })}
          />
        )}
      </div>
    </div>
  );
}
