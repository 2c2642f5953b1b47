import { schoolZone, wallClock } from '#i18n/time.ts';

/** Minutes of a day by the school's clock; what lies on the next day is past its end. */
export function wallOf(moment: string, day: string): number {
  const { date, minutes } = wallClock(moment, schoolZone);
  if (date === day) return minutes;
  return date > day ? minutes + 1440 : minutes - 1440;
}
