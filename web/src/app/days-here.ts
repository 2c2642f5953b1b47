/** Who has come on so many days comes again. */
export const enoughDays = 3;

/** The days (YYYY-MM-DD) on which somebody was here, with today; no more than are counted. */
export const withToday = (days: readonly string[], today: string): readonly string[] =>
  days.includes(today) ? days : [...days, today].slice(-enoughDays);
