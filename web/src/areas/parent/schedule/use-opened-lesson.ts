import type { AnswerOf } from '@school/contract/calls';
import type { Event } from '@school/contract/calendar/shapes';
import { useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';

/** A lesson that some window has already brought. */
function known(eventId: string): Event | undefined {
  const answers = queryClient.getQueriesData<AnswerOf<'GET /events'>>({ queryKey: ['GET /events'] });
  for (const [, answer] of answers) {
    const found = [...(answer?.events ?? []), answer?.next].find((event) => event?.eventId === eventId);
    if (found) return found;
  }
  return undefined;
}

/** The lesson; a family that has none of this id is told so where the lesson would stand, not by the red notice. */
async function read(eventId: string, signal: AbortSignal): Promise<Event> {
  try {
    return await api('GET /events/:eventId', { params: { eventId } }, { signal });
  } catch (cause) {
    if (cause instanceof SchoolRefusal && isGone(cause)) cause.take();
    throw cause;
  }
}

// What is no id at all is refused as such: the address was typed, or cut.
const isGone = ({ code }: SchoolRefusal): boolean => code === 'scheduling.lesson_not_found' || code === 'request.invalid';

/** The lesson the address names, wherever it lies: at once when a window has it. `gone`: the family has no such lesson. */
export function useOpenedLesson(eventId: string): { event: Event | undefined; gone: boolean } {
  const { data, error } = useQuery({
    ...queryOf('GET /events/:eventId', { params: { eventId } }),
    queryFn: ({ signal }) => read(eventId, signal),
    placeholderData: () => known(eventId),
    staleTime: 5_000,
  });
  return { event: data, gone: error !== null && isGone(error) };
}
