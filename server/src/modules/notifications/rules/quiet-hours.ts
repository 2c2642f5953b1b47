import type { QuietHours } from '@school/contract/notifications/shapes';

/** The end of the quiet hours that now belongs to, by the clock of a zone; null when it may ring. */
export function quietUntil(now: Temporal.Instant, zone: string, quiet: QuietHours | null): Temporal.Instant | null {
  if (!quiet) return null;
  const here = now.toZonedDateTimeISO(zone);
  const { from, to } = quiet;
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? here.hour >= from || here.hour < to : here.hour >= from && here.hour < to;
  if (!isQuiet) return null;
  const day = isOverMidnight && here.hour >= from ? here.toPlainDate().add({ days: 1 }) : here.toPlainDate();
  return day.toZonedDateTime({ timeZone: zone, plainTime: { hour: to } }).toInstant();
}
