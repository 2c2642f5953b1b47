import { DateField } from '#kit/date-field.tsx';

interface DayFilterProps {
  label: string;
  name: string;
  day: string | undefined;
  onChange(day: string | undefined): void;
}

/** A day that narrows the list, written as the language writes it; emptied, it narrows no more. */
export const DayFilter = ({ label, name, day = '', onChange }: DayFilterProps) => (
  <DateField label={label} name={name} required value={day} onChange={(typed) => onChange(typed === '' ? undefined : typed)} />
);
