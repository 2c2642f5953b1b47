import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, clockText, weekdayName } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Icon, TriangleAlert } from '#kit/icon.tsx';

import { type Conflict, conflictsByTime } from './conflicts-by-time.ts';
import type { WeeklyStart } from '#widgets/weekly-times/weekly-times.ts';
import { whyNot } from './why-not.ts';

interface ConflictsProps {
  conflicts: readonly Conflict[];
  /** The rest can be booked: then these are only days without a lesson. */
  canGoOn: boolean;
  zone: string;
  chosen: readonly WeeklyStart[];
  onAnother(start: WeeklyStart): void;
}

/** More dates than these are counted, not listed. */
const listed = 4;

/** Dates that cannot be had and why, by weekly time, each time with a way on. */
export function Conflicts({ conflicts, canGoOn, zone, chosen, onAnother }: ConflictsProps) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  if (conflicts.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 rounded-md bg-warn-soft p-4">
      <h3 className="flex items-center gap-2 text-base text-warn">
        <Icon of={TriangleAlert} />
        {t.conflicts}
      </h3>
      {!canGoOn && <p>{t.allOrNothing}</p>}
      {conflictsByTime(conflicts, chosen).map(({ start, conflicts: dates }) => {
        const words = start && `${weekdayName(locale, start.familyWeekday, 'short')} ${clockText(start.familyMinute)}`;
        return (
          <section key={start?.key ?? 0} aria-label={words} className="flex flex-col items-start gap-1">
            <ul className="figures flex flex-col gap-1">
              {dates.slice(0, listed).map((conflict) => (
                <li key={conflict.timestamp}>
                  <strong>{at(locale, conflict.timestamp, 'dayTime', zone)}</strong>: {whyNot(t, conflict, canGoOn)}
                </li>
              ))}
              {dates.length > listed && <li>{t.moreDates(dates.length - listed)}</li>}
            </ul>
            {start && !canGoOn && (
              <Button size="small" label={t.anotherInstead(words ?? '')} onPress={() => onAnother(start)} className="mt-1">
                {t.another}
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
}
