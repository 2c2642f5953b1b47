/**
 * The catalogues by feature: one line each. A feature is a file in `ru/` and a file in `en/`, each exporting
 * `texts`; the English one ends with `satisfies Same<typeof ru>`, so that a missing text does not compile.
 */
export const features = {
  common: { ru: () => import('./ru/common.ts'), en: () => import('./en/common.ts') },
  trouble: { ru: () => import('./ru/trouble.ts'), en: () => import('./en/trouble.ts') },
  refusals: { ru: () => import('./ru/refusals.ts'), en: () => import('./en/refusals.ts') },
  names: { ru: () => import('./ru/names.ts'), en: () => import('./en/names.ts') },
  places: { ru: () => import('./ru/places.ts'), en: () => import('./en/places.ts') },
  tasks: { ru: () => import('./ru/tasks.ts'), en: () => import('./en/tasks.ts') },
  verdicts: { ru: () => import('./ru/verdicts.ts'), en: () => import('./en/verdicts.ts') },
  voice: { ru: () => import('./ru/voice.ts'), en: () => import('./en/voice.ts') },
  player: { ru: () => import('./ru/player.ts'), en: () => import('./en/player.ts') },
  kid: { ru: () => import('./ru/kid.ts'), en: () => import('./en/kid.ts') },
  'course-progress': { ru: () => import('./ru/course-progress.ts'), en: () => import('./en/course-progress.ts') },
  week: { ru: () => import('./ru/week.ts'), en: () => import('./en/week.ts') },
  intro: { ru: () => import('./ru/intro.ts'), en: () => import('./en/intro.ts') },
  lessonLook: { ru: () => import('./ru/lesson-look.ts'), en: () => import('./en/lesson-look.ts') },
  lessonChange: { ru: () => import('./ru/lesson-change.ts'), en: () => import('./en/lesson-change.ts') },
  introApplication: { ru: () => import('./ru/intro-application.ts'), en: () => import('./en/intro-application.ts') },
  schedule: { ru: () => import('./ru/schedule.ts'), en: () => import('./en/schedule.ts') },
  calendarFeed: { ru: () => import('./ru/calendar-feed.ts'), en: () => import('./en/calendar-feed.ts') },
  scheduleSelection: { ru: () => import('./ru/schedule-selection.ts'), en: () => import('./en/schedule-selection.ts') },
  regularSchedule: { ru: () => import('./ru/regular-schedule.ts'), en: () => import('./en/regular-schedule.ts') },
  changeTeacher: { ru: () => import('./ru/change-teacher.ts'), en: () => import('./en/change-teacher.ts') },
  teacher: { ru: () => import('./ru/teacher.ts'), en: () => import('./en/teacher.ts') },
  restaffing: { ru: () => import('./ru/restaffing.ts'), en: () => import('./en/restaffing.ts') },
  teacherAbsences: { ru: () => import('./ru/teacher-absences.ts'), en: () => import('./en/teacher-absences.ts') },
  teacherHours: { ru: () => import('./ru/teacher-hours.ts'), en: () => import('./en/teacher-hours.ts') },
  chat: { ru: () => import('./ru/chat.ts'), en: () => import('./en/chat.ts') },
  groups: { ru: () => import('./ru/groups.ts'), en: () => import('./en/groups.ts') },
  payment: { ru: () => import('./ru/payment.ts'), en: () => import('./en/payment.ts') },
  exchange: { ru: () => import('./ru/exchange.ts'), en: () => import('./en/exchange.ts') },
  documents: { ru: () => import('./ru/documents.ts'), en: () => import('./en/documents.ts') },
  promo: { ru: () => import('./ru/promo.ts'), en: () => import('./en/promo.ts') },
  gifts: { ru: () => import('./ru/gifts.ts'), en: () => import('./en/gifts.ts') },
  login: { ru: () => import('./ru/login.ts'), en: () => import('./en/login.ts') },
  kidForm: { ru: () => import('./ru/kid-form.ts'), en: () => import('./en/kid-form.ts') },
  registration: { ru: () => import('./ru/registration.ts'), en: () => import('./en/registration.ts') },
  entry: { ru: () => import('./ru/entry.ts'), en: () => import('./en/entry.ts') },
  legal: { ru: () => import('./ru/legal.ts'), en: () => import('./en/legal.ts') },
  help: { ru: () => import('./ru/help.ts'), en: () => import('./en/help.ts') },
  home: { ru: () => import('./ru/home.ts'), en: () => import('./en/home.ts') },
  lateLessons: { ru: () => import('./ru/late-lessons.ts'), en: () => import('./en/late-lessons.ts') },
  managerMoney: { ru: () => import('./ru/manager-money.ts'), en: () => import('./en/manager-money.ts') },
  stuckMoney: { ru: () => import('./ru/stuck-money.ts'), en: () => import('./en/stuck-money.ts') },
  manager: { ru: () => import('./ru/manager.ts'), en: () => import('./en/manager.ts') },
  settings: { ru: () => import('./ru/settings.ts'), en: () => import('./en/settings.ts') },
} as const;

export type Feature = keyof typeof features;
/** The texts of a feature, typed by its Russian catalogue. */
export type TextsOf<F extends Feature> = Awaited<ReturnType<(typeof features)[F]['ru']>>['texts'];
