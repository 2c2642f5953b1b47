import { gridMinutes } from '@school/contract/school/grid';
import { schoolZone } from '@school/contract/school/zone';

const opens = 9;
const closes = 20;

/** The moments of the demo school, all counted from now, so that it looks alive on any day and at any hour. */
export interface DemoTimes {
  now: Temporal.Instant;
  /** A trial that began 10 to 40 minutes ago: its teacher can close it at once. */
  begun: Temporal.Instant;
  /** The next lesson of the weekly schedule: soon, but by day. */
  next: Temporal.Instant;
  /** A day counted from today, at an hour of the school's zone. */
  day(days: number, hour: number, minute?: number): Temporal.Instant;
}

/** Makes the moments for a `now`. */
export function demoTimes(now: Temporal.Instant): DemoTimes {
  const grid = gridMinutes() * 60_000;
  const begun = Temporal.Instant.fromEpochMilliseconds(Math.floor((now.epochMilliseconds - 10 * 60_000) / grid) * grid);
  const today = now.toZonedDateTimeISO(schoolZone()).startOfDay();
  const day = (days: number, hour: number, minute = 0) => today.add({ days }).withPlainTime({ hour, minute }).toInstant();
  const soon = Temporal.Instant.fromEpochMilliseconds(Math.ceil((now.epochMilliseconds + 90 * 60_000) / grid) * grid);
  return { now, begun, next: byDay(soon), day };
}

/** The same moment when the school is open; otherwise the next morning at ten. */
function byDay(at: Temporal.Instant): Temporal.Instant {
  const wall = at.toZonedDateTimeISO(schoolZone());
  if (wall.hour >= opens && wall.hour < closes) return at;
  const morning = wall.hour < opens ? wall : wall.add({ days: 1 });
  return morning.withPlainTime({ hour: 10 }).toInstant();
}

/** A weekly time, as a schedule has it, of a moment and so many days later. */
export function weeklyTime(at: Temporal.Instant, daysLater = 0): { weekday: number; startMinute: number } {
  const wall = at.toZonedDateTimeISO(schoolZone()).add({ days: daysLater });
  return { weekday: wall.dayOfWeek, startMinute: wall.hour * 60 + wall.minute };
}

/** Birth year and month of somebody who is so many whole years and months old. */
export function bornBefore(now: Temporal.Instant, years: number, months: number): { year: number; month: number } {
  const { year, month } = now.toZonedDateTimeISO(schoolZone()).toPlainDate().with({ day: 1 }).subtract({ years, months });
  return { year, month };
}

interface Hours {
  rules: Array<{ weekday: number; fromMinute: number; toMinute: number }>;
  exceptions: Array<{ day: string; blocks: Array<{ fromMinute: number; toMinute: number }> }>;
}

/** Every day from nine to nine; with a moment, also the hour after it, should it lie in the night. */
export function everyDay(and?: Temporal.Instant): Hours {
  const open = { fromMinute: opens * 60, toMinute: 21 * 60 };
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...open }));
  if (!and) return { rules, exceptions: [] };
  const wall = and.toZonedDateTimeISO(schoolZone());
  const from = wall.hour * 60 + wall.minute;
  if (from >= open.fromMinute && from + 60 <= open.toMinute) return { rules, exceptions: [] };
  const on = (days: number, night: { fromMinute: number; toMinute: number }) => ({
    day: wall.toPlainDate().add({ days }).toString(),
    blocks: joined(night, open),
  });
  const tonight = on(0, { fromMinute: from, toMinute: Math.min(from + 60, 1440) });
  return { rules, exceptions: from + 60 <= 1440 ? [tonight] : [tonight, on(1, { fromMinute: 0, toMinute: from + 60 - 1440 })] };
}

type Block = Hours['exceptions'][number]['blocks'][number];

/** Two stretches of a day: one where they touch. */
const joined = (a: Block, b: Block): Block[] =>
  a.toMinute < b.fromMinute || b.toMinute < a.fromMinute
    ? [a, b].sort((one, other) => one.fromMinute - other.fromMinute)
    : [{ fromMinute: Math.min(a.fromMinute, b.fromMinute), toMinute: Math.max(a.toMinute, b.toMinute) }];

/** Every day from five to nine in the evening. */
export const everyEvening = (): Hours => ({
  rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 17 * 60, toMinute: 21 * 60 })),
  exceptions: [],
});
