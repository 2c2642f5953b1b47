import { DateTime } from 'luxon';

/** Minutes of the wall clock in which somebody works on a weekday, 1 Monday to 7. */
export interface WeeklyHours {
  weekday: number;
  fromMinute: number;
  toMinute: number;
}

interface Range {
  from: number;
  to: number;
}

/** One person's free times are asked for: hours by the wall clock of a zone, taken times in ms since 1970, ascending. */
export interface Asked {
  zone: string;
  rules: readonly WeeklyHours[];
  busy: readonly Range[];
  window: Range;
  stepMinutes: number;
  lengthMinutes: number;
}

/**
 * Free times as most calendars reckon them: every day's hours become a range by the date library, touching ranges are
 * joined, taken times are cut out, and what is left is stepped through from midnight. The bench's rival; milliseconds.
 */
export function intervalSlots({ zone, rules, busy, window, stepMinutes, lengthMinutes }: Asked): number[] {
  const starts: number[] = [];
  const [step, length] = [stepMinutes * 60_000, lengthMinutes * 60_000];
  for (const { from, to, midnight } of free(joined(hours(zone, rules, window)), busy)) {
    let start = midnight + Math.ceil((from - midnight) / step) * step;
    for (; start + length <= to; start += step) if (start >= window.from && start < window.to) starts.push(start);
  }
  return starts;
}

type Worked = Range & { midnight: number };

function hours(zone: string, rules: readonly WeeklyHours[], window: Range): Worked[] {
  const ranges: Worked[] = [];
  const last = DateTime.fromMillis(window.to, { zone });
  for (let day = DateTime.fromMillis(window.from, { zone }).startOf('day'); day <= last; day = day.plus({ days: 1 })) {
    for (const { weekday, fromMinute, toMinute } of rules) {
      if (weekday !== day.weekday) continue;
      const at = (minute: number) =>
        minute === 1440 ? day.plus({ days: 1 }).toMillis() : day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis();
      ranges.push({ from: at(fromMinute), to: at(toMinute), midnight: day.toMillis() });
    }
  }
  return ranges.sort((a, b) => a.from - b.from);
}

function joined(ranges: readonly Worked[]): Worked[] {
  const done: Worked[] = [];
  for (const range of ranges) {
    const last = done.at(-1);
    if (last && last.to >= range.from) last.to = Math.max(last.to, range.to);
    else done.push({ ...range });
  }
  return done;
}

function free(worked: readonly Worked[], busy: readonly Range[]): Worked[] {
  const left: Worked[] = [];
  let next = 0;
  for (const { from, to, midnight } of worked) {
    let begin = from;
    while ((busy[next]?.to ?? Infinity) <= from) next += 1;
    for (let at = next; at < busy.length && (busy[at]?.from ?? 0) < to; at += 1) {
      const taken = busy[at];
      if (!taken) break;
      if (taken.from > begin) left.push({ from: begin, to: taken.from, midnight });
      begin = Math.max(begin, taken.to);
    }
    if (begin < to) left.push({ from: begin, to, midnight });
  }
  return left;
}
