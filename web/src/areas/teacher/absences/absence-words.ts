import type { Absence } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, dateText, datesBetween } from '#i18n/time.ts';

type Days = Pick<Absence, 'from' | 'to' | 'fromMinute'>;

/** When somebody is away, in words: «24–26 ноября», «вторник, 24 ноября, с 14:30». */
export function useAbsenceWords() {
  const t = useTexts('teacherAbsences');
  const locale = useLocale();
  return {
    when({ from, to, fromMinute }: Days): string {
      const days = from === to ? dateText(locale, from, 'longDay') : datesBetween(locale, from, to, 'day');
      return fromMinute > 0 ? t.when(days, clockText(fromMinute)) : days;
    },
  };
}
