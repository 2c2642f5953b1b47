import type { TeacherDay } from '@school/contract/back-office/calendar-calls';

import { useTexts } from '#i18n/texts.ts';

/** How much of a day is still free, or why nothing is; of a day that nobody can book any more it says nothing. */
export function FreeInWords({ of: { away, open, windows } }: { of: Pick<TeacherDay, 'away' | 'open' | 'windows'> }) {
  const t = useTexts('schoolCalendar');
  if (away && open === 0) return t.away[away];
  if (open === 0) return t.closed;
  if (windows === null) return null;
  return windows === 0 ? t.full : t.windows(windows);
}
