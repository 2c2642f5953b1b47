import { dayIn } from '#kit/day-in-address.ts';

/** An absence as it is being noted. Days YYYY-MM-DD by the school's clock, both included; on the first day from a minute on. */
export interface WantedAbsence {
  kind: 'illness' | 'holiday';
  from: string;
  to: string;
  fromMinute: number;
}

/** What the address keeps of it. */
interface Search {
  kind?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  at?: string | undefined;
}

const grid = 30;

/** Reads an absence from the address; whatever cannot be read is today, the whole day. Undefined when none is being noted. */
export function wantedIn({ kind, from, to, at }: Search, today: string): WantedAbsence | undefined {
  if (kind !== 'illness' && kind !== 'holiday') return undefined;
  const first = dayIn(from) ?? today;
  const last = dayIn(to) ?? first;
  const minute = Number(at);
  return {
    kind,
    from: first,
    to: last < first ? first : last,
    fromMinute: Number.isInteger(minute / grid) && minute > 0 && minute < 1440 ? minute : 0,
  };
}

/** As the address keeps it. */
export const searchOf = ({ kind, from, to, fromMinute }: WantedAbsence) => ({
  kind,
  from,
  to,
  ...(fromMinute > 0 ? { at: String(fromMinute) } : {}),
});

/** Ill from now on: today, from the half-hour that is running, so that a lesson that has just begun counts too. */
export const illFromNow = ({ date, minutes }: { date: string; minutes: number }): WantedAbsence => ({
  kind: 'illness',
  from: date,
  to: date,
  fromMinute: Math.floor(minutes / grid) * grid,
});

/** The body of the calls (contract/src/staffing/calls.ts). */
export const bodyOf = ({ fromMinute, ...days }: WantedAbsence) => ({ ...days, ...(fromMinute > 0 ? { fromMinute } : {}) });
