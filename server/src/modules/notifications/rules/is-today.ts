/** Before this hour of the morning a day that has just begun and the one before are told apart by nobody. */
const morning = 8;

/** Is a moment ahead on the day that a person lives in, by their clock? At night the coming day is meant too. */
export function isToday(at: Temporal.Instant, now: Temporal.Instant, zone: string): boolean {
  if (Temporal.Instant.compare(at, now) < 0) return false;
  const here = now.toZonedDateTimeISO(zone);
  const day = at.toZonedDateTimeISO(zone);
  if (day.toPlainDate().equals(here.toPlainDate())) return true;
  // Late in the evening: a lesson before the message would be read in the morning.
  return day.toPlainDate().equals(here.toPlainDate().add({ days: 1 })) && day.hour < morning + 2;
}
