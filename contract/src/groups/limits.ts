/** Numbers of the club groups (docs/rules/clubs.md#places, docs/rules/clubs.md#window). */
export const groupsLimits = {
  /** Lessons of groups are shown from now to so many days ahead. */
  windowDays: 28,
  titleSigns: 60,
} as const;

/**
 * What becomes of a group (docs/rules/clubs.md#states): prepared · in its teacher's calendar, seen by families later · takes children
 * before it has begun · goes on · goes on to its last day and takes nobody · is over.
 */
export const groupStates = ['draft', 'scheduled', 'enrolling', 'running', 'closing', 'closed'] as const;
export type GroupState = (typeof groupStates)[number];

/** Parts of a day a family may prefer, by the minute of its own clock at which each begins. Chosen. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
export const dayPartBegins = { morning: 0, afternoon: 12 * 60, evening: 17 * 60 } as const satisfies Record<DayPart, number>;
