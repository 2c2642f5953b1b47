/** Gifts (spec §9, decisions D7). Gifts of three lessons do not add up: the better one counts. */
export const gifts = {
  /** +3 lessons when paying within 48 hours of the offer made after the intro lesson. */
  afterIntro: { lessons: 3, hours: 48 },
  /** +1 lesson for paying on the school day (Moscow) of the intro lesson. */
  introDay: { lessons: 1 },
} as const;
