import type { LetterCount } from '@school/contract/pages/letters';
import type { ChipName, ruleChips } from '@school/contract/pages/limits';

/** The word that usually stands behind a number of the school, or of a letter, in its forms: one, few, many in Russian; one, other in English. */
export const chipForms: Readonly<
  Record<Exclude<ChipName, 'school' | (typeof ruleChips)[number]> | LetterCount, { ru: string; en: string }>
> = {
  hoursToCancelOrTransfer: { ru: 'час, часа, часов', en: 'hour, hours' },
  bookingNoticeMinutes: { ru: 'минута, минуты, минут', en: 'minute, minutes' },
  unpaidScheduleHours: { ru: 'час, часа, часов', en: 'hour, hours' },
  pauseDays: { ru: 'день, дня, дней', en: 'day, days' },
  schoolToAge: { ru: 'года, лет, лет', en: 'year, years' },
  schoolFromAge: { ru: 'года, лет, лет', en: 'year, years' },
  introFromAge: { ru: 'года, лет, лет', en: 'year, years' },
  daysPerWeek: { ru: 'раз, раза, раз', en: 'time, times' },
  longLessonFromAge: { ru: 'года, лет, лет', en: 'year, years' },
  shortLessonMinutes: { ru: 'минута, минуты, минут', en: 'minute, minutes' },
  longLessonMinutes: { ru: 'минута, минуты, минут', en: 'minute, minutes' },
  unfundedReleaseHours: { ru: 'час, часа, часов', en: 'hour, hours' },
  freeSkipDays: { ru: 'день, дня, дней', en: 'day, days' },
  teacherWaitMinutes: { ru: 'минута, минуты, минут', en: 'minute, minutes' },
  lateTeacherBonus: { ru: 'урок, урока, уроков', en: 'lesson, lessons' },
  refundDays: { ru: 'рабочий день, рабочих дня, рабочих дней', en: 'working day, working days' },
  priceNoticeDays: { ru: 'день, дня, дней', en: 'day, days' },
  packageMonths: { ru: 'месяц, месяца, месяцев', en: 'month, months' },
  subscriptionDays: { ru: 'день, дня, дней', en: 'day, days' },
  voiceDays: { ru: 'день, дня, дней', en: 'day, days' },
  groupFrom: { ru: 'ребёнка, детей, детей', en: 'child, children' },
  groupTo: { ru: 'ребёнка, детей, детей', en: 'child, children' },
  lessons: { ru: 'урок, урока, уроков', en: 'lesson, lessons' },
  bonus: { ru: 'урок, урока, уроков', en: 'lesson, lessons' },
  moved: { ru: 'урок, урока, уроков', en: 'lesson, lessons' },
  canceled: { ru: 'урок, урока, уроков', en: 'lesson, lessons' },
  free: { ru: 'урок, урока, уроков', en: 'lesson, lessons' },
  passed: { ru: 'урок, урока, уроков', en: 'lesson, lessons' },
};
