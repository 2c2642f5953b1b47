import { useSuspenseQuery } from '@tanstack/react-query';

import { useSearch } from '#kit/router/router.tsx';
import { queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { mondayOf, plusDays, wallClock } from '#i18n/time.ts';
import { useNow } from '#widgets/week/use-now.ts';

const windowDays = 28;

/** The days between two Mondays, YYYY-MM-DD. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The window of 28 days in which a week lies: undefined is the one that begins with this week (docs/rules/schedule.md#window). */
export function windowOf(monday: string, thisMonday: string): string | undefined {
  const windows = Math.floor(daysBetween(thisMonday, monday) / windowDays);
  return windows === 0 ? undefined : plusDays(thisMonday, windows * windowDays);
}

/** What the page of the schedule shows: the week and the kid of the address, their lessons, and the next lesson. */
export function useSchedule() {
  const search = useSearch({ from: '/schedule' });
  const now = useNow();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const today = wallClock(now, user.timezone);
  const thisMonday = mondayOf(today.date);
  const monday = /^\d{4}-\d{2}-\d{2}$/.test(search.week ?? '') ? mondayOf(search.week ?? '') : thisMonday;
  const from = windowOf(monday, thisMonday);
  const { data } = useSuspenseQuery(from === undefined ? queryOf('GET /events') : queryOf('GET /events', { query: { from } }));
  useTopic(from === undefined ? `events/${user.customerId}` : `events/${user.customerId}?from=${from}`);

  const kid = user.kids.find(({ kidUid }) => kidUid === search.kid);
  const isShown = (kids: readonly string[]) => !kid || kids.includes(kid.kidUid);
  const dates = Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
  const events = data.events
    .filter((event) => isShown(event.kids))
    .map((event) => ({ ...event, wall: wallClock(event.timestamp, user.timezone) }))
    .filter((event) => dates.includes(event.wall.date));
  return {
    user,
    kid,
    now,
    today,
    dates,
    monday,
    thisMonday,
    events,
    next: data.next && isShown(data.next.kids) ? data.next : null,
    opened: data.events.find(({ eventId }) => eventId === search.event) ?? (data.next?.eventId === search.event ? data.next : undefined),
    search,
  };
}

/** A lesson with what the family's clock shows. */
export type ShownEvent = ReturnType<typeof useSchedule>['events'][number];
