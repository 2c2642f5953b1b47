import { useLocale } from '#i18n/locale.ts';
import { dateText, datesBetween, mondayOf, plusDays, wallClock, weekdayName } from '#i18n/time.ts';

/** Three weeks are enough to see the rhythm. */
const shownDays = 21;

/** The first lessons of a weekly schedule as days of a small calendar, on the family's clock. */
export function FirstLessons({ label, starts, zone }: { label: string; starts: readonly string[]; zone: string }) {
  const locale = useLocale();
  const dates = starts.map((start) => wallClock(start, zone).date);
  const [first] = dates;
  if (first === undefined) return null;
  const monday = mondayOf(first);
  const shown = Array.from({ length: shownDays }, (_, at) => plusDays(monday, at));
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="flex flex-wrap justify-between gap-x-3">
        <span className="font-bold">{label}</span>
        <span className="figures text-sm text-mute">{datesBetween(locale, monday, shown.at(-1) ?? monday, 'day')}</span>
      </figcaption>
      <ul className="grid grid-cols-7 gap-0.5 text-center text-sm">
        {shown.slice(0, 7).map((date, at) => (
          <li key={date} aria-hidden className="font-bold text-mute">
            {weekdayName(locale, at + 1, 'short')}
          </li>
        ))}
        {shown.map((date) =>
          dates.includes(date) ? (
            <li key={date} className="figures rounded-sm bg-brand-soft py-1 font-extrabold text-brand">
              <span className="sr-only">{dateText(locale, date, 'longDay')}</span>
              <span aria-hidden>{Number(date.slice(8))}</span>
            </li>
          ) : (
            <li key={date} aria-hidden className="figures py-1 text-mute">
              {Number(date.slice(8))}
            </li>
          ),
        )}
      </ul>
    </figure>
  );
}
