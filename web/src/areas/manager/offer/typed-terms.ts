import type { TrialTerms } from '@school/contract/catalogue/trial-terms';

import type { TextsOf } from '#i18n/features.ts';

/** The hours of a day of the week, as they are chosen. */
interface TypedDay {
  weekday: number;
  isOpen: boolean;
  from: number;
  to: number;
}

/** The terms as they are typed: what is switched off is kept until it is saved. */
export interface TypedTerms {
  isAlways: boolean;
  days: readonly TypedDay[];
  daysAhead: number | undefined;
  aDay: number | undefined;
  ofTeacherADay: number | undefined;
  isEverybody: boolean;
  teachers: readonly string[];
}

const week = [1, 2, 3, 4, 5, 6, 7] as const;
/** A working day of most schools, where nothing was chosen yet. */
const usual = { from: 10 * 60, to: 20 * 60 };

export const typedTerms = ({ hours, daysAhead, aDay, ofTeacherADay, teachers }: TrialTerms): TypedTerms => ({
  isAlways: hours.length === 0,
  days: week.map((weekday) => {
    const own = hours.find((it) => it.weekday === weekday);
    return { weekday, isOpen: own !== undefined, from: own?.fromMinute ?? usual.from, to: own?.toMinute ?? usual.to };
  }),
  daysAhead: daysAhead ?? undefined,
  aDay: aDay ?? undefined,
  ofTeacherADay: ofTeacherADay ?? undefined,
  isEverybody: teachers.length === 0,
  teachers,
});

export const termsIn = ({ isAlways, days, isEverybody, ...it }: TypedTerms): TrialTerms => ({
  hours: isAlways ? [] : days.filter(({ isOpen }) => isOpen).map(({ weekday, from, to }) => ({ weekday, fromMinute: from, toMinute: to })),
  daysAhead: it.daysAhead ?? null,
  aDay: it.aDay ?? null,
  ofTeacherADay: it.ofTeacherADay ?? null,
  teachers: isEverybody ? [] : [...it.teachers],
});

/** What is wrong with what was typed, by field. */
export function wrongIn({ isAlways, days, isEverybody, teachers }: TypedTerms, t: TextsOf<'offer'>['trials']): Record<string, string> {
  const open = days.filter(({ isOpen }) => isOpen);
  const crossed = isAlways ? [] : open.filter(({ from, to }) => from >= to);
  return {
    ...(!isAlways && open.length === 0 && { how: t.oneDay }),
    ...Object.fromEntries(crossed.map(({ weekday }) => [`to-${weekday}`, t.wrongHours])),
    ...(!isEverybody && teachers.length === 0 && { teachers: t.nobodyChosen }),
  };
}
