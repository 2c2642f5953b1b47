import { type HistorySort, historySorts } from '@school/contract/ledger/limits';

import { plusDays, wallClock } from '#i18n/time.ts';

/** Which changes of the balance are shown, as the address keeps it. */

export const kinds = ['all', 'gold', 'silver'] as const;
export const periods = ['all', 'thisMonth', 'lastMonth', 'thisYear', 'lastYear', 'dates'] as const;
type Period = (typeof periods)[number];

export interface Filters {
  kind: (typeof kinds)[number];
  sort: HistorySort | 'all';
  /** A kid of the family, or ''. */
  kid: string;
  period: Period;
  /** YYYY-MM-DD or '', for the period `dates`; both days count. */
  from: string;
  to: string;
}

const date = /^\d{4}-\d{2}-\d{2}$/;
const dateOf = (text = ''): string => (date.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');
const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text);

/** The filters of an address; what it does not know is as if it were not there. */
export const filtersOf = (search: Readonly<Record<string, string | undefined>>, kids: readonly string[]): Filters => ({
  kind: oneOf(kinds, search['kind']) ?? 'all',
  sort: oneOf(historySorts, search['sort']) ?? 'all',
  kid: oneOf(kids, search['kid']) ?? '',
  period: oneOf(periods, search['period']) ?? 'all',
  from: dateOf(search['from']),
  to: dateOf(search['to']),
});

/** The address of the filters, without what says nothing. */
export function searchOf({ from, to, ...filters }: Filters): Record<string, string> {
  const days = filters.period === 'dates' ? { from, to } : {};
  return Object.fromEntries(Object.entries({ ...filters, ...days }).filter(([, value]) => value !== 'all' && value !== ''));
}

/** What the school is asked for: instants of the family's days, the later one being the first that is out of it. */
export function queryOfFilters(filters: Filters, now: number, zone: string) {
  const { kind, sort, kid } = filters;
  const [since, until] = daysOf(filters, wallClock(now, zone).date);
  return {
    ...(kind !== 'all' && { kind }),
    ...(sort !== 'all' && { sort }),
    ...(kid !== '' && { kidUid: kid }),
    ...(since !== '' && { from: startOfDay(since, zone) }),
    ...(until !== '' && { to: startOfDay(until, zone) }),
  };
}

/** First day of the period, and the first after it; '' where it is open. */
function daysOf({ period, from, to }: Filters, today: string): [since: string, until: string] {
  const month = `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'thisMonth':
      return [month, ''];
    case 'lastMonth':
      return [`${plusDays(month, -1).slice(0, 7)}-01`, month];
    case 'thisYear':
      return [`${year}-01-01`, ''];
    case 'lastYear':
      return [`${year - 1}-01-01`, `${year}-01-01`];
    case 'dates':
      return [from, to === '' ? '' : plusDays(to, 1)];
    default:
      return ['', ''];
  }
}

/** The instant at which a day begins on the wall of that zone; where midnight is skipped, the first moment after it. */
export function startOfDay(day: string, zone: string): string {
  const midnight = Date.parse(`${day}T00:00Z`);
  const shown = (moment: number) => {
    const { date: on, minutes } = wallClock(moment, zone);
    return Date.parse(`${on}T00:00Z`) + minutes * 60_000;
  };
  // The wall shows midnight this much later or earlier than UTC does; near a change of clocks the second look is right.
  const guess = midnight - (shown(midnight) - midnight);
  return new Date(guess - (shown(guess) - midnight)).toISOString();
}
