/** Numbers of the club groups (spec §7, §9, decisions D5). */
export const groupsLimits = {
  /** Lessons of groups are shown from now to so many days ahead. */
  windowDays: 28,
  places: { min: 3, max: 8 },
  /** Groups one kid may be in. */
  groupsAKid: 3,
  /** A place that frees is kept this long for each of the waiting list, in order. */
  waitingOfferHours: 12,
} as const;
