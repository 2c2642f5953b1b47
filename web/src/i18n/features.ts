import type { staffFeatures } from './staff-features.ts';

/**
 * The catalogues by feature: one line each; those of the staff alone stand in `staff-features.ts`. A feature is a file in `ru/` and a file in `en/`, each exporting
 * `texts`; the English one ends with `satisfies Same<typeof ru>`, so that a missing text does not compile.
 */
export const features = {
  common: { ru: () => import('@school/words/ru/shared/common'), en: () => import('@school/words/en/shared/common') },
  errorPages: { ru: () => import('@school/words/ru/shared/error-pages'), en: () => import('@school/words/en/shared/error-pages') },
  social: { ru: () => import('@school/words/ru/entry/social'), en: () => import('@school/words/en/entry/social') },
  pictures: { ru: () => import('@school/words/ru/shared/pictures'), en: () => import('@school/words/en/shared/pictures') },
  smsCode: { ru: () => import('@school/words/ru/entry/sms-code'), en: () => import('@school/words/en/entry/sms-code') },
  newPassword: { ru: () => import('@school/words/ru/entry/new-password'), en: () => import('@school/words/en/entry/new-password') },
  refusals: { ru: () => import('@school/words/ru/shared/refusals'), en: () => import('@school/words/en/shared/refusals') },
  furtherRefusals: {
    ru: () => import('@school/words/ru/shared/further-refusals'),
    en: () => import('@school/words/en/shared/further-refusals'),
  },
  faces: { ru: () => import('@school/words/ru/shared/faces'), en: () => import('@school/words/en/shared/faces') },
  contacts: { ru: () => import('@school/words/ru/shared/contacts'), en: () => import('@school/words/en/shared/contacts') },
  regions: { ru: () => import('@school/words/ru/shared/regions'), en: () => import('@school/words/en/shared/regions') },
  names: { ru: () => import('@school/words/ru/shared/names'), en: () => import('@school/words/en/shared/names') },
  auditActs: { ru: () => import('@school/words/ru/shared/audit-acts'), en: () => import('@school/words/en/shared/audit-acts') },
  places: { ru: () => import('@school/words/ru/shared/places'), en: () => import('@school/words/en/shared/places') },
  tasks: { ru: () => import('@school/words/ru/kid/tasks'), en: () => import('@school/words/en/kid/tasks') },
  verdicts: { ru: () => import('@school/words/ru/kid/verdicts'), en: () => import('@school/words/en/kid/verdicts') },
  voice: { ru: () => import('@school/words/ru/kid/voice'), en: () => import('@school/words/en/kid/voice') },
  player: { ru: () => import('@school/words/ru/kid/player'), en: () => import('@school/words/en/kid/player') },
  brain: { ru: () => import('@school/words/ru/kid/brain'), en: () => import('@school/words/en/kid/brain') },
  brainGames: { ru: () => import('@school/words/ru/kid/brain-games'), en: () => import('@school/words/en/kid/brain-games') },
  kid: { ru: () => import('@school/words/ru/kid/kid'), en: () => import('@school/words/en/kid/kid') },
  'course-progress': {
    ru: () => import('@school/words/ru/parent/course-progress'),
    en: () => import('@school/words/en/parent/course-progress'),
  },
  week: { ru: () => import('@school/words/ru/shared/week'), en: () => import('@school/words/en/shared/week') },
  intro: { ru: () => import('@school/words/ru/parent/intro'), en: () => import('@school/words/en/parent/intro') },
  lessonLook: { ru: () => import('@school/words/ru/shared/lesson-look'), en: () => import('@school/words/en/shared/lesson-look') },
  lessonChange: { ru: () => import('@school/words/ru/parent/lesson-change'), en: () => import('@school/words/en/parent/lesson-change') },
  introApplication: {
    ru: () => import('@school/words/ru/parent/intro-application'),
    en: () => import('@school/words/en/parent/intro-application'),
  },
  schedule: { ru: () => import('@school/words/ru/parent/schedule'), en: () => import('@school/words/en/parent/schedule') },
  calendarFeed: { ru: () => import('@school/words/ru/parent/calendar-feed'), en: () => import('@school/words/en/parent/calendar-feed') },
  scheduleSelection: {
    ru: () => import('@school/words/ru/parent/schedule-selection'),
    en: () => import('@school/words/en/parent/schedule-selection'),
  },
  regularSchedule: {
    ru: () => import('@school/words/ru/parent/regular-schedule'),
    en: () => import('@school/words/en/parent/regular-schedule'),
  },
  changeTeacher: { ru: () => import('@school/words/ru/parent/change-teacher'), en: () => import('@school/words/en/parent/change-teacher') },
  substitution: { ru: () => import('@school/words/ru/manager/substitution'), en: () => import('@school/words/en/manager/substitution') },
  review: { ru: () => import('@school/words/ru/shared/review'), en: () => import('@school/words/en/shared/review') },
  privacy: { ru: () => import('@school/words/ru/shared/privacy'), en: () => import('@school/words/en/shared/privacy') },
  voiceConsent: { ru: () => import('@school/words/ru/shared/voice-consent'), en: () => import('@school/words/en/shared/voice-consent') },
  teacherWords: { ru: () => import('@school/words/ru/shared/teacher-words'), en: () => import('@school/words/en/shared/teacher-words') },
  chat: { ru: () => import('@school/words/ru/shared/chat'), en: () => import('@school/words/en/shared/chat') },
  groups: { ru: () => import('@school/words/ru/shared/groups'), en: () => import('@school/words/en/shared/groups') },
  payment: { ru: () => import('@school/words/ru/parent/payment'), en: () => import('@school/words/en/parent/payment') },
  exchange: { ru: () => import('@school/words/ru/parent/exchange'), en: () => import('@school/words/en/parent/exchange') },
  refund: { ru: () => import('@school/words/ru/parent/refund'), en: () => import('@school/words/en/parent/refund') },
  subscription: { ru: () => import('@school/words/ru/parent/subscription'), en: () => import('@school/words/en/parent/subscription') },
  documents: { ru: () => import('@school/words/ru/parent/documents'), en: () => import('@school/words/en/parent/documents') },
  promo: { ru: () => import('@school/words/ru/parent/promo'), en: () => import('@school/words/en/parent/promo') },
  gifts: { ru: () => import('@school/words/ru/parent/gifts'), en: () => import('@school/words/en/parent/gifts') },
  support: { ru: () => import('@school/words/ru/shared/support'), en: () => import('@school/words/en/shared/support') },
  staff: { ru: () => import('@school/words/ru/shared/staff'), en: () => import('@school/words/en/shared/staff') },
  secondFactor: { ru: () => import('@school/words/ru/shared/second-factor'), en: () => import('@school/words/en/shared/second-factor') },
  login: { ru: () => import('@school/words/ru/entry/login'), en: () => import('@school/words/en/entry/login') },
  kidForm: { ru: () => import('@school/words/ru/entry/kid-form'), en: () => import('@school/words/en/entry/kid-form') },
  registration: { ru: () => import('@school/words/ru/entry/registration'), en: () => import('@school/words/en/entry/registration') },
  entry: { ru: () => import('@school/words/ru/entry/entry'), en: () => import('@school/words/en/entry/entry') },
  onboarding: { ru: () => import('@school/words/ru/entry/onboarding'), en: () => import('@school/words/en/entry/onboarding') },
  legal: { ru: () => import('@school/words/ru/shared/legal'), en: () => import('@school/words/en/shared/legal') },
  help: { ru: () => import('@school/words/ru/shared/help'), en: () => import('@school/words/en/shared/help') },
  home: { ru: () => import('@school/words/ru/parent/home'), en: () => import('@school/words/en/parent/home') },
  homeSteps: { ru: () => import('@school/words/ru/parent/home-steps'), en: () => import('@school/words/en/parent/home-steps') },
  survey: { ru: () => import('@school/words/ru/parent/survey'), en: () => import('@school/words/en/parent/survey') },
  ratings: { ru: () => import('@school/words/ru/shared/ratings'), en: () => import('@school/words/en/shared/ratings') },
  lessonFaces: { ru: () => import('@school/words/ru/shared/lesson-faces'), en: () => import('@school/words/en/shared/lesson-faces') },
  notices: { ru: () => import('@school/words/ru/shared/notices'), en: () => import('@school/words/en/shared/notices') },
  equipment: { ru: () => import('@school/words/ru/shared/equipment'), en: () => import('@school/words/en/shared/equipment') },
  equipmentHint: { ru: () => import('@school/words/ru/shared/equipment-hint'), en: () => import('@school/words/en/shared/equipment-hint') },
  tour: { ru: () => import('@school/words/ru/shared/tour'), en: () => import('@school/words/en/shared/tour') },
  settings: { ru: () => import('@school/words/ru/shared/settings'), en: () => import('@school/words/en/shared/settings') },
} as const;

export type FamilyFeature = keyof typeof features;
export type Feature = FamilyFeature | keyof typeof staffFeatures;
/** The texts of a feature, typed by its Russian catalogue. */
export type TextsOf<F extends Feature> = Awaited<ReturnType<(typeof features & typeof staffFeatures)[F]['ru']>>['texts'];
