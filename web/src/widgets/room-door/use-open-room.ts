import type { Event } from '@school/contract/calendar/shapes';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSchool } from '#api/school.ts';
import { useTopic } from '#api/use-topic.ts';
import { useNow } from '#widgets/week/use-now.ts';

/** The clock opens and closes a room, too: while it is near and shut, the school is asked so often, in milliseconds. */
const lookAgain = 10_000;
/** The room of a lesson that is about to be or is on, once it may be entered; kept fresh. The school says whether. */
export function useOpenRoom(event: Pick<Event, 'eventId' | 'timestamp' | 'minutes'> | null | undefined): Lobby | undefined {
  const now = useNow(10);
  /** Not asked before: nothing can have changed. */
  const nearMinutes = useSchool().enterBeforeMinutes + 1;
  const start = event ? Date.parse(event.timestamp) : Infinity;
  const isNear = now >= start - nearMinutes * 60_000 && now < start + ((event?.minutes ?? 0) + lessonRoomLimits.openAfterMinutes) * 60_000;
  const eventId = event?.eventId ?? '';
  useTopic(isNear ? `lesson-rooms/${eventId}` : undefined);
  const { data } = useQuery({
    ...quietly(queryOf('GET /lesson-room/:eventId', { params: { eventId } })),
    enabled: isNear,
    refetchInterval: ({ state }) => (state.data?.may.enter.allowed ? false : lookAgain),
  });
  return isNear && data?.may.enter.allowed ? data : undefined;
}
