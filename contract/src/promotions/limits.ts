/** Gifts (spec §9, decisions D7). Gifts of three lessons do not add up: the better one counts. */
/** Promo codes (spec §5, decisions D7). */
export const promoLimits = {
  length: { min: 4, max: 20 },
  /** Packages of so many lessons or more. */
  lessonsFrom: 8,
  checksPerMinute: 10,
  /** A code counts as checked for so long. Not in the spec: chosen. */
  checkedForHours: 24,
  codesPage: 50,
} as const;

/** An invited family and the one that invited it get a lesson each when a package of 8 or more is paid (decisions D7). */
export const referral = { friend: 1, inviter: 1 } as const;

export const promoTypes = ['percent', 'amount', 'bonus'] as const;

export const gifts = {
  /** +3 lessons when paying within 48 hours of the offer made after the intro lesson. */
  afterIntro: { lessons: 3, hours: 48 },
  /** +1 lesson for paying on the school day (Moscow) of the intro lesson. */
  introDay: { lessons: 1 },
} as const;
