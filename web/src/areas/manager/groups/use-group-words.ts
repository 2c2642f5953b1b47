import type { ManagedGroup } from '@school/contract/groups/manager-shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, clockText, dateText, schoolZone, weekdayName } from '#i18n/time.ts';

/** A group in words: times by the clock of the school, as its teachers keep it. */
export function useGroupWords() {
  const t = useTexts('managedGroups');
  const locale = useLocale();
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const day = (date: string) => dateText(locale, date, 'day');
  return {
    when,
    day,
    title: (it: { ru: string; en: string }) => (locale === 'ru-RU' ? it.ru : it.en),
    weekday: (weekday: number) => weekdayName(locale, weekday),
    weekly: (it: { weekday: number; startMinute: number }) => t.weekly(weekdayName(locale, it.weekday), clockText(it.startMinute)),
    /** What is to be known of its state, beside the word for it. */
    notes: ({ state, startsOn, opensAt, gathering, closesOn }: ManagedGroup): string[] => [
      ...(state === 'scheduled' && opensAt !== null ? [t.opensAt(when(opensAt))] : []),
      ...((state === 'enrolling' || state === 'scheduled') && gathering ? [t.gathering(gathering.least, day(gathering.by))] : []),
      ...(state === 'enrolling' && !gathering && startsOn !== null ? [t.startsOn(day(startsOn))] : []),
      ...(state === 'closing' && closesOn !== null ? [t.closesOn(day(closesOn))] : []),
    ],
  };
}
