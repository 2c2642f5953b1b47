/**
 * Days of learning in a row, as a child may be proud of them. One day of rest between two of them breaks nothing and counts
 * for nothing; after two days without learning the next day begins anew. Chosen.
 */
export interface Streak {
  /** 0 when nothing was learned today, yesterday or the day before. */
  days: number;
  /** Was anything learned today? */
  today: boolean;
}

/** Days from one learning day to the next that still belong together. */
const atMost = 2;

/** `learned` are days on which something was learned, in any order; `today` in the same time zone. */
export function streakOf(learned: readonly Temporal.PlainDate[], today: Temporal.PlainDate): Streak {
  const days = [...new Map(learned.map((day) => [day.toString(), day])).values()]
    .filter((day) => Temporal.PlainDate.compare(day, today) <= 0)
    .toSorted(Temporal.PlainDate.compare)
    .toReversed();
  let count = 0;
  let from = today;
  for (const day of days) {
    if (day.until(from).days > atMost) break;
    count += 1;
    from = day;
  }
  return { days: count, today: days[0]?.equals(today) ?? false };
}
