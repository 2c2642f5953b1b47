import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayName } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { standingStarts, type WeeklyDay } from './weekly-times.ts';

/** The weekly times of a schedule on the family's clock: «пн 17:00». */
export function WeeklyBadges({ days, zone }: { days: readonly WeeklyDay[]; zone: string }) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const now = useNow(3600);
  return (
    <ul aria-label={t.yourDays} className="flex flex-wrap gap-2">
      {standingStarts(days, zone, now).map((start) => (
        <li key={start.key}>
          <Badge tone="brand">
            {weekdayName(locale, start.familyWeekday, 'short')} {clockText(start.familyMinute)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
