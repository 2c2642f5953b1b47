/**
 * How long a child has been learning here: days and weeks together. They only grow: a day of rest, and a week of it, take nothing away
 * (docs/decisions/0331).
 */
export interface Streak {
  /** Days on which something was learned, all of them. */
  days: number;
  /** Was anything learned today? */
  today: boolean;
  /** Weeks, from Monday on, in which something was learned. */
  weeks: number;
  /** The last weeks, this one at the end: was anything learned? None before the first one. */
  lastWeeks: boolean[];
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });

/** `learned` are days on which something was learned, in any order; `today` in the same time zone. So many weeks are told one by one. */
export function streakOf(learned: readonly Temporal.PlainDate[], today: Temporal.PlainDate, weeksTold: number): Streak {
  const past = learned.filter((day) => Temporal.PlainDate.compare(day, today) <= 0);
  const days = new Set(past.map(String));
  const weeks = new Set(past.map((day) => mondayOf(day).toString()));
  const thisWeek = mondayOf(today);
  const first = [...weeks].toSorted()[0];
  const lastWeeks = Array.from({ length: weeksTold }, (_, at) => thisWeek.subtract({ weeks: weeksTold - 1 - at }).toString())
    .filter((week) => first !== undefined && week >= first)
    .map((week) => weeks.has(week));
  return { days: days.size, today: days.has(today.toString()), weeks: weeks.size, lastWeeks };
}
