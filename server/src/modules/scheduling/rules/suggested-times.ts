/** How many hours ahead a suggested lesson is at least: a family needs a day to answer. */
const noticeMinutes = 24 * 60;

interface Suiting {
  now: Temporal.Instant;
  /** The family's zone: its days and its hours count. */
  zone: string;
  /** The hour that suits best, in minutes after midnight. */
  minute: number;
}

/**
 * A few of many free starts (minutes since 1970, in order): one a day, each as near as can be to the hour that suits
 * the family, from tomorrow on.
 */
export function suggestedTimes(free: readonly number[], { now, zone, minute }: Suiting, most: number): Temporal.Instant[] {
  const first = now.epochMilliseconds / 60_000 + noticeMinutes;
  const best = new Map<string, { at: Temporal.Instant; distance: number }>();
  for (const start of free) {
    if (start < first) continue;
    const at = Temporal.Instant.fromEpochMilliseconds(start * 60_000);
    const local = at.toZonedDateTimeISO(zone);
    const day = local.toPlainDate().toString();
    const distance = Math.abs(local.hour * 60 + local.minute - minute);
    const known = best.get(day);
    if (!known && best.size === most) break;
    if (!known || distance < known.distance) best.set(day, { at, distance });
  }
  return [...best.values()].map(({ at }) => at);
}
