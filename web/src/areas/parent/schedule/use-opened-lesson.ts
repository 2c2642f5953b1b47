import type { AnswerOf } from '@school/contract/calls';
import type { Event } from '@school/contract/scheduling/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';

/** A lesson that some window has already brought. */
function known(eventId: string): Event | undefined {
  const answers = queryClient.getQueriesData<AnswerOf<'GET /events'>>({ queryKey: ['GET /events'] });
  for (const [, answer] of answers) {
    const found = [...(answer?.events ?? []), answer?.next].find((event) => event?.eventId === eventId);
    if (found) return found;
  }
  return undefined;
}

/** The lesson the address names, wherever it lies: at once when a window has it. `gone`: the family has no such lesson. */
export function useOpenedLesson(eventId: string): { event: Event | undefined; gone: boolean } {
  const { data, error } = useQuery({
    ...queryOf('GET /events/:eventId', { params: { eventId } }),
    placeholderData: () => known(eventId),
    staleTime: 5_000,
  });
  if (error) error.take();
  return { event: data, gone: error !== null };
}
