import { clockText, wallClock } from '#i18n/time.ts';

/** The first instant of a date in a zone, ISO: by the zone's own rules, also on days when clocks change. */
export function startOfDay(date: string, zone: string): string {
  const midnight = Date.parse(`${date}T00:00Z`);
  // What the zone is ahead at about that time, and once more at the instant that gives.
  const aheadAt = (moment: number) => {
    const there = wallClock(moment, zone);
    return Date.parse(`${there.date}T${clockText(there.minutes)}Z`) - Math.floor(moment / 60_000) * 60_000;
  };
  const near = midnight - aheadAt(midnight);
  return new Date(midnight - aheadAt(near)).toISOString();
}
