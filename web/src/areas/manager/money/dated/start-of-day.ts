import { clockText, wallClock } from '#i18n/time.ts';

/** The first instant of a date in a zone, ISO. */
export const startOfDay = (date: string, zone: string): string => momentAt(date, 0, zone);

/** When it is so many minutes past midnight in a zone, ISO: by the zone's own rules, also on days when clocks change. */
export function momentAt(date: string, minutes: number, zone: string): string {
  const wanted = Date.parse(`${date}T${clockText(minutes)}Z`);
  // What the zone is ahead at about that time, and once more at the instant that gives.
  const aheadAt = (moment: number) => {
    const there = wallClock(moment, zone);
    return Date.parse(`${there.date}T${clockText(there.minutes)}Z`) - Math.floor(moment / 60_000) * 60_000;
  };
  const near = wanted - aheadAt(wanted);
  return new Date(wanted - aheadAt(near)).toISOString();
}
