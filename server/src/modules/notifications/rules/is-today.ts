/** At night the coming morning is meant, too: what begins so soon would be read too late. */
const soon = { hours: 12 };

/** Is a moment ahead on the day that a person lives in, by their clock, or within the next 12 hours? */
export function isToday(at: Temporal.Instant, now: Temporal.Instant, zone: string): boolean {
  if (Temporal.Instant.compare(at, now) < 0) return false;
  const day = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toPlainDate();
  return day(at).equals(day(now)) || Temporal.Instant.compare(at, now.add(soon)) <= 0;
}
