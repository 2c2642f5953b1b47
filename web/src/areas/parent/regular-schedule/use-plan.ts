import type { AnswerOf } from '@school/contract/calls';
import type { RegularPlan } from '@school/contract/scheduling/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';

interface Wanted {
  processId: string;
  teacherId: string;
  days: Array<{ weekday: number; startMinute: number }>;
}

/** What other weekly times, or another teacher, would come to; nothing while no time is chosen or `isAsked` is false. */
export function usePlan(wanted: Wanted, isAsked = true): RegularPlan | undefined {
  const isReady = isAsked && wanted.days.length > 0;
  const { data } = useQuery<AnswerOf<'POST /regular-schedule/change/preview'>>({
    queryKey: ['POST /regular-schedule/change/preview', wanted],
    queryFn: () => api('POST /regular-schedule/change/preview', { body: wanted }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
  return isReady ? data : undefined;
}
