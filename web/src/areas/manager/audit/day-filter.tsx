/** A day that narrows the list, in the browser's own calendar: dense, beside other filters. */
export function DayFilter({ label, day, onChange }: { label: string; day: string | undefined; onChange(day: string | undefined): void }) {
  return (
    <label className="flex h-11 items-center gap-2 font-bold">
      {label}
      <input
        type="date"
        value={day ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        className="h-11 rounded-sm border-2 border-edge bg-card px-3 text-base font-normal text-ink hover:border-brand"
      />
    </label>
  );
}
