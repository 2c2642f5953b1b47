import type { GroupInShort } from '@school/contract/groups/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { capital } from '#i18n/capital.ts';
import { at, weekdayName } from '#i18n/time.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

/** The words of a group: its title in the person's language, its times by the family's clock and by the school's. */
export function useGroupWords(zone: string) {
  const t = useTexts('groups');
  const locale = useLocale();
  const lessons = useLessonWords();
  return {
    title: (group: Pick<GroupInShort, 'title'>): string => group.title[locale === 'ru-RU' ? 'ru' : 'en'],
    /** «Ср, 25 ноября, 18:00» */
    moment: (timestamp: string): string => capital(at(locale, timestamp, 'dayTime', zone)),
    /** «ср, 25 ноября, 18:00», within a sentence. */
    within: (timestamp: string): string => at(locale, timestamp, 'dayTime', zone),
    /** «25 ноября» */
    day: (timestamp: string): string => at(locale, timestamp, 'day', zone),
    /** «19:00 МСК» where the school's clock shows something else. */
    schoolTime: (timestamp: string): string | undefined => lessons.schoolTime(timestamp, zone),
    weekday: (weekday: number): string => capital(weekdayName(locale, weekday)),
    level: (level: string): string => t.level(level),
  };
}
