/** Promo codes (docs/rules/promotions.md#promo-codes). */
export const promoLimits = {
  length: { min: 4, max: 20 },
  /** Packages of so many lessons or more. */
  lessonsFrom: 8,
  checksPerMinute: 10,
  /** A code counts as checked for so long. Chosen. */
  checkedForHours: 24,
  codesPage: 50,
  usesPage: 50,
} as const;

export const promoTypes = ['percent', 'amount', 'bonus'] as const;

/** Gifts that come with a package. */
export const giftCodes = ['afterOnboarding', 'afterIntro', 'introDay'] as const;

/** A gift goes with packages of so many lessons or more, as promo codes do (docs/rules/promotions.md#gifts). */
export const giftLessonsFrom = promoLimits.lessonsFrom;

/** All that the school gives by itself and that managers may set. */
export const promotionCodes = [...giftCodes, 'survey', 'referral'] as const;

/**
 * What holds until a manager sets otherwise (docs/rules/promotions.md#gifts, docs/rules/promotions.md#friends): +3 lessons when paying within 24 hours of the
 * virtual onboarding, +3 within 48 hours of the offer after the intro lesson, +1 on the day (Moscow) of the intro lesson,
 * +1 for a survey; an invited family and the one that invited it get a lesson each for a package of 8 or more. Gifts of
 * three lessons do not add up: the better one counts.
 */
export const promotionDefaults = {
  afterOnboarding: { isOn: true, lessons: 3, friendLessons: null, hours: 24 },
  afterIntro: { isOn: true, lessons: 3, friendLessons: null, hours: 48 },
  introDay: { isOn: true, lessons: 1, friendLessons: null, hours: null },
  survey: { isOn: true, lessons: 1, friendLessons: null, hours: null },
  referral: { isOn: true, lessons: 1, friendLessons: 1, hours: null },
} as const;

/** What managers may choose from. Chosen. */
export const termsLimits = { lessonsMost: 32, hoursMost: 720, figuresDays: 30 } as const;
