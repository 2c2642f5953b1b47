import type { RoomPresence } from '@school/contract/lesson-room/end-shapes';

/** Where a stretch of time lies between two moments, in shares of the whole: what lies outside is cut off. */
export function placeOf(stretch: { from: string; to: string }, whole: { from: string; to: string }): { left: number; width: number } {
  const [begin, end] = [Date.parse(whole.from), Date.parse(whole.to)];
  const share = (at: string) => (end <= begin ? 0 : Math.min(1, Math.max(0, (Date.parse(at) - begin) / (end - begin))));
  const left = share(stretch.from);
  return { left, width: share(stretch.to) - left };
}

/** Stretches in which somebody was out who had been in and came back. */
export function awayOf(visits: ReadonlyArray<{ from: string; to: string }>): Array<{ from: string; to: string }> {
  const away: Array<{ from: string; to: string }> = [];
  let until: string | undefined;
  for (const { from, to } of visits.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))) {
    if (until !== undefined && Date.parse(from) > Date.parse(until)) away.push({ from: until, to: from });
    if (until === undefined || Date.parse(to) > Date.parse(until)) until = to;
  }
  return away;
}

/** The whole that is drawn: from when the room was open to its end, and never less than the lesson itself. */
export function wholeOf({ from, to, timestamp, minutes }: Pick<RoomPresence, 'from' | 'to' | 'timestamp' | 'minutes'>): {
  from: string;
  to: string;
} {
  const planned = Date.parse(timestamp) + minutes * 60_000;
  return { from, to: new Date(Math.max(Date.parse(to), planned)).toISOString() };
}
