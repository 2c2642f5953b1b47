import { describe, expect, test } from 'vitest';

import { emptyBits, hasBit, runsOf, setRange, type Bits, both } from '../../src/modules/calendar/rules/bitset.ts';
import { minutesIn, startsIn, without } from '../../src/modules/calendar/rules/free-slots.ts';
import { datesOf } from '../../src/modules/calendar/rules/regular-schedule.ts';
import { cellOf, daysOf, type Frame, gridMask, type HoursException, hoursMask } from '../../src/modules/calendar/rules/teacher-hours.ts';
import { instantOf, minuteFrom, minuteOf } from '../../src/modules/calendar/rules/wall-days.ts';
import { cases, type Expected, type Hours, type Input, type Range } from './cases.ts';

/** Cases that the engine cannot be asked, and why. */
const notAsked: Record<string, string> = {
  'cal-checkForConflicts-149': 'its thousand taken times are not written down in the case',
};

const instant = (iso: string) => Temporal.Instant.from(iso);
/** An end at hh:mm:59 means the next full minute. */
const upTo = (iso: string) => minuteFrom(instant(iso).round({ smallestUnit: 'second', roundingMode: 'ceil' }));
const minutes = ([from, to]: Range) => ({ from: minuteFrom(instant(from)), to: upTo(to) });
const wall = (time: string) => (time === '23:59' ? 1440 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
const isoOf = (minute: number) => instantOf(minute).toString();

/** Days of UTC around some ranges, two more on either side. */
function frameAround(ranges: Range[]): Frame {
  const all = ranges.map(minutes);
  const first = Math.floor(Math.min(...all.map(({ from }) => from)) / 1440) - 2;
  const last = Math.ceil(Math.max(...all.map(({ to }) => to)) / 1440) + 2;
  return all.length === 0 ? { from: 0, cells: 288 } : { from: first * 1440, cells: (last - first) * 288 };
}

function cellsOfRanges(frame: Frame, ranges: Range[]): Bits {
  const bits = emptyBits(frame.cells);
  for (const { from, to } of ranges.map(minutes)) setRange(bits, cellOf(frame, from), cellOf(frame, to));
  return bits;
}

/** Stretches of set cells. */
function rangesOf(frame: Frame, bits: Bits): Range[] {
  const ranges: Range[] = [];
  for (let cell = 0; cell < frame.cells; cell += 1) {
    if (!hasBit(bits, cell)) continue;
    const from = cell;
    while (hasBit(bits, cell)) cell += 1;
    ranges.push([isoOf(frame.from + from * 5), isoOf(frame.from + cell * 5)]);
  }
  return ranges;
}

const rulesOf = (template: Hours[]) =>
  template.flatMap(({ days, from, to }) =>
    days.map((day) => ({ weekday: day || 7, fromMinute: wall(from), toMinute: wall(to), validFrom: null, validTo: null })),
  );
const openedOn = (overrides: Input['overrides'] = []): HoursException[] =>
  overrides.map(({ date, from, to }) => ({ day: date, blocks: [{ fromMinute: wall(from), toMinute: wall(to) }] }));
const closedOn = (days: string[] = []): HoursException[] => days.map((day) => ({ day, blocks: [] }));
const everyHour = rulesOf([{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '23:59' }]);

/** Starts in free cells, on the grid of a zone, from an instant on. */
function startsOn(frame: Frame, free: Bits, { zone, stepMin, lengthMin, now }: Input, notice = 0): string[] {
  const grid = gridMask(frame, daysOf(frame, zone), stepMin);
  const from = now ? minuteFrom(instant(now).add({ minutes: notice })) : frame.from;
  return minutesIn(frame, startsIn(free, grid, lengthMin), Math.max(from, frame.from), frame.from + frame.cells * 5).map(isoOf);
}

const ask: Record<string, (input: Input, expected: Expected) => void> = {
  hours({ zone, window, day, template = [], overrides, outOfOffice }, expected) {
    const date = Temporal.PlainDate.from(day ?? overrides?.[0]?.date ?? '2000-01-01').toZonedDateTime(zone);
    const within: Range = window ?? [date.toInstant().toString(), date.add({ days: 1 }).toInstant().toString()];
    const frame = frameAround([within]);
    const asked = (exceptions: HoursException[]) => {
      const hours = hoursMask(frame, { zone, rules: rulesOf(template), exceptions }, daysOf(frame, zone));
      return rangesOf(frame, hours).flatMap(([from, to]): Range[] => {
        const [begin, end] = [from, within[0]].map(instant).sort((a, b) => Temporal.Instant.compare(a, b));
        const cut = instant(to).epochMilliseconds < instant(within[1]).epochMilliseconds ? to : within[1];
        const start = end ?? begin;
        return start && Temporal.Instant.compare(start, instant(cut)) < 0 ? [[start.toString(), instant(cut).toString()]] : [];
      });
    };
    expect(asked(openedOn(overrides))).toEqual(expected.ranges);
    if (outOfOffice) expect(asked(closedOn(outOfOffice))).toEqual(expected.rangesWithoutOutOfOffice);
  },
  conflict({ start, lengthMin, busy = [] }, { conflict }) {
    const lesson: Range = [start, instant(start).add({ minutes: lengthMin }).toString()];
    const frame = frameAround([lesson]);
    const free = without(frame, cellsOfRanges(frame, [[isoOf(frame.from), isoOf(frame.from + frame.cells * 5)]]), busy.map(minutes));
    expect(!hasBit(runsOf(free, lengthMin / 5), cellOf(frame, minuteOf(instant(start))))).toBe(conflict);
  },
  contained({ ranges }, expected) {
    const frame = frameAround(ranges as Range[]);
    expect(rangesOf(frame, cellsOfRanges(frame, ranges as Range[]))).toEqual(rangesOf(frame, cellsOfRanges(frame, expected.ranges)));
  },
  merge({ ranges }, expected) {
    const frame = frameAround(ranges as Range[]);
    expect(rangesOf(frame, cellsOfRanges(frame, ranges as Range[]))).toEqual(expected.ranges);
  },
  schedule(input, { starts }) {
    const { zone, window = ['', ''], template = [], overrides, busy = [] } = input;
    const frame = frameAround([window]);
    const hours = hoursMask(frame, { zone, rules: rulesOf(template), exceptions: openedOn(overrides) }, daysOf(frame, zone));
    const free = startsOn(frame, without(frame, hours, busy.map(minutes)), input);
    expect(free.filter((start) => window[0] <= start && start < window[1])).toEqual(starts);
  },
  slots(input, { starts, away, count }) {
    const { outOfOfficeDates, outOfOfficeZone = 'UTC', minNoticeMin = 0 } = input;
    const ranges = Array.isArray(input.ranges) ? input.ranges : twoThousandRanges(input.now);
    const frame = frameAround(ranges);
    const free = cellsOfRanges(frame, ranges);
    const found = startsOn(frame, free, input, minNoticeMin);
    if (count !== undefined) expect(found).toHaveLength(count);
    else expect(found).toEqual(starts);
    if (!outOfOfficeDates) return;
    const days = daysOf(frame, outOfOfficeZone);
    const there = hoursMask(frame, { zone: outOfOfficeZone, rules: everyHour, exceptions: closedOn(outOfOfficeDates) }, days);
    const left = new Set(startsOn(frame, both(free, there), input, minNoticeMin));
    expect(found.filter((start) => !left.has(start))).toEqual(away ?? []);
  },
  intersect({ sets }, { ranges }) {
    const frame = frameAround(sets.flat());
    expect(rangesOf(frame, sets.map((set) => cellsOfRanges(frame, set)).reduce(both))).toEqual(ranges);
  },
  subtract({ free, busy = [] }, { ranges }) {
    const frame = frameAround([...free, ...busy]);
    expect(rangesOf(frame, without(frame, cellsOfRanges(frame, free), busy.map(minutes)))).toEqual(ranges);
  },
  series({ zone, weekday, time, from, weeks, viewerZone = zone }, { changes }) {
    const first = Temporal.PlainDate.from(from);
    const day = { weekday, startMinute: wall(time) };
    const dates = datesOf([day], zone, first.toZonedDateTime(zone).toInstant(), first.add({ weeks }));
    expect(dates).toHaveLength(weeks);
    expect(new Set(dates.map(({ startsAt }) => startsAt.toString().slice(11)))).toEqual(new Set(['16:00:00Z']));
    const seen = dates.map(({ startsAt, day: fromMskDate }) => ({
      fromMskDate,
      local: startsAt.toZonedDateTimeISO(viewerZone).toPlainTime().toString().slice(0, 5),
    }));
    expect(seen.filter(({ local }, at) => local !== seen[at - 1]?.local)).toEqual(changes);
  },
};

/** As the case says: ranges of 4 minutes 59 seconds, every five minutes from the next midnight on, 2000 of them. */
function twoThousandRanges(now = ''): Range[] {
  const midnight = instant(now).toZonedDateTimeISO('UTC').startOfDay().add({ days: 1 }).toInstant();
  return Array.from({ length: 2000 }, (_, at): Range => {
    const from = midnight.add({ minutes: at * 5 });
    return [from.toString(), from.add({ minutes: 4, seconds: 59 }).toString()];
  });
}

describe('cases of free times', () => {
  test('are 77, each asked or listed with the reason', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(77);
    const left = cases.filter(({ id, kind }) => !ask[kind] && !notAsked[id]).map(({ id }) => id);
    expect(left).toEqual([]);
    expect(Object.keys(notAsked).filter((id) => !cases.some((it) => it.id === id))).toEqual([]);
  });

  for (const { id, kind, title, input, expected } of cases.filter((it) => !notAsked[it.id])) {
    test(`${id}: ${title}`, () => ask[kind]?.(input, expected));
  }
});
