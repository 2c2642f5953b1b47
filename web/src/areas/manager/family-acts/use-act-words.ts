import type { ActEffect, FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import type { Event, Process } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, between, clockText, dateText, plusDays, sameTime, schoolZone, weekdayName } from '#i18n/time.ts';
import { zoneCity } from '#i18n/zones.ts';
import { standingStarts } from '#widgets/weekly-times/weekly-times.ts';

type Learned = Pick<Event, 'subject' | 'courseCode'>;

/** The words of a family's lessons as managers read them: by the family's clock, with the school's where it differs. */
export function useActWords({ timezone: zone, kids, now }: Pick<FamilyLessons, 'timezone' | 'kids' | 'now'>) {
  const names = useTexts('names');
  const t = useTexts('familyActs');
  const locale = useLocale();
  const kidOf = (kidUid: string) => kids.find((kid) => kid.kidUid === kidUid)?.name ?? '';
  const learned = ({ courseCode, subject }: Learned) => (courseCode ? names.courses[courseCode] : names.subjects[subject]);
  const schoolTime = (moment: string | number) =>
    sameTime(moment, zone, schoolZone) ? '' : ` (${at(locale, moment, 'time', schoolZone)} ${names.schoolTime})`;
  return {
    kidOf,
    learned,
    /** «часы семьи: Минск» */
    clock: t.clock(zoneCity(names, zone)),
    status: (status: Event['status']) => names.lessonStatuses[status],
    /** «Миша, Математика» */
    about: (it: Learned & { kids: readonly string[] }) => [...it.kids.map(kidOf), learned(it)].filter((word) => word !== '').join(', '),
    /** «ср, 25 ноября, 15:00 (15:00 МСК)» */
    when: (moment: string | number) => `${at(locale, moment, 'dayTime', zone)}${schoolTime(moment)}`,
    /** «15:00–15:50» with its day. */
    hours: ({ timestamp, minutes }: Pick<Event, 'timestamp' | 'minutes'>) =>
      `${at(locale, timestamp, 'weekday', zone)}, ${between(locale, timestamp, Date.parse(timestamp) + minutes * 60_000, 'time', zone)}${schoolTime(timestamp)}`,
    /** «пн 17:00, ср 18:30» by the family's clock. */
    weekly: (days: Process['days']) =>
      standingStarts(days, zone, Date.parse(now))
        .map((start) => `${weekdayName(locale, start.familyWeekday, 'short')} ${clockText(start.familyMinute)}`)
        .join(', '),
    /** «1 декабря – 7 декабря» */
    pause: ({ from, until }: { from: string; until: string }) =>
      `${dateText(locale, from, 'day')} – ${dateText(locale, plusDays(until, -1), 'day')}`,
    title: ({ ru, en }: { ru: string; en: string }) => (locale === 'ru-RU' ? ru : en),
  };
}

export type ActWords = ReturnType<typeof useActWords>;
export type Line = ActEffect['lessons'][number];
