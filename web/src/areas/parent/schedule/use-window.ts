import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { wallClock } from '#i18n/time.ts';

import { windowStart } from './schedule-windows.ts';
import type { Place } from './use-place.ts';

/**
 * The lessons of one window of 28 days, kept live, with what the family's clock shows at each; and, whatever the
 * window, the next lesson and how far the schedule goes.
 */
export function useWindow({ user, zone, thisMonday, kid }: Place, window: number) {
  const query = {
    ...(window !== 0 && { from: windowStart(window, thisMonday) }),
    ...(kid && { kidUid: kid.kidUid }),
  };
  const asked = new URLSearchParams(query).toString();
  const { data } = useSuspenseQuery(asked === '' ? queryOf('GET /events') : queryOf('GET /events', { query }));
  useTopic(asked === '' ? `events/${user.customerId}` : `events/${user.customerId}?${asked}`);
  return {
    events: data.events.map((event) => ({ ...event, wall: wallClock(event.timestamp, zone) })),
    next: data.next,
    bookableUntil: data.bookableUntil,
  };
}

/** A lesson with what the family's clock shows. */
export type ShownEvent = ReturnType<typeof useWindow>['events'][number];
