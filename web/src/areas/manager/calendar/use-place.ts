import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import { familiesLimits } from '@school/contract/families/limits';

import { useChangeSearch } from '#kit/router/change-search.ts';
import { useSearch } from '#kit/router/router.tsx';
import { mondayOf, schoolZone, wallClock } from '#i18n/time.ts';

import { dayIn } from '#kit/day-in-address.ts';

/** Ages the school teaches. */
export const ages = Array.from({ length: 14 }, (_, at) => 3 + at);
type Language = (typeof familiesLimits.kidLanguages)[number];

/** What the address says: day or week, which, and whom one looks for. */
export function usePlace(now: number) {
  const asked = useSearch({ from: '/manager/calendar' });
  const change = useChangeSearch('/manager/calendar');
  const today = wallClock(now, schoolZone).date;
  const day = dayIn(asked.day) ?? today;
  const subject: SubjectCode | undefined = subjectCodes.find((known) => known === asked.subject);
  const age = ages.find((known) => String(known) === asked.age);
  const language: Language | undefined = familiesLimits.kidLanguages.find((known) => known === asked.language);
  return {
    view: asked.view === 'week' ? ('week' as const) : ('day' as const),
    day,
    monday: mondayOf(day),
    today,
    subject,
    age,
    language,
    isNarrowed: subject !== undefined || age !== undefined || language !== undefined,
    /** What the server is asked for. */
    sought: { ...(subject && { subject }), ...(age !== undefined && { age: String(age) }), ...(language && { language }) },
    change,
  };
}
