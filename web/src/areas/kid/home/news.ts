import type { AnswerOf } from '@school/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { schoolNow } from '#api/school-clock.ts';
import { sessionQuery, useSession } from '#api/session.ts';

const askedQuery = quietly(queryOf('GET /ratings/asked'));
const marksQuery = (kidUid: string) => quietly(queryOf('GET /kids/:kidUid/marks', { params: { kidUid } }));

/** The goal of the day and what stands beside it. */
export const fetchDay = () => import('./day.tsx');

/** Asks ahead for what stands above the task. */
export const loadNews = (kidUid: string): void => {
  void fetchDay().catch(() => undefined);
  void queryClient.prefetchQuery(quietly(queryOf('GET /user')));
  void queryClient.prefetchQuery(quietly(queryOf('GET /events')));
  if (queryClient.getQueryData(sessionQuery.queryKey)?.role !== 'kid') return;
  void queryClient.prefetchQuery(askedQuery);
  void queryClient.prefetchQuery(marksQuery(kidUid));
};

/** What stands above the task: all of it is known before any is shown, so that nothing moves under a small finger. */
export function useNews(kidUid: string) {
  const enabled = useSession()?.role === 'kid';
  const user = useQuery(quietly(queryOf('GET /user')));
  const events = useQuery(quietly(queryOf('GET /events')));
  const asked = useQuery({ ...askedQuery, enabled });
  const marks = useQuery({ ...marksQuery(kidUid), enabled });
  return {
    known: ![user, events, asked, marks].some(({ isLoading }) => isLoading),
    lesson: nextLessonOf(kidUid, user.data, events.data),
    isAsked: (asked.data?.lessons.length ?? 0) > 0,
    hasWords: marks.data?.marks.some(({ seen }) => !seen) ?? false,
  };
}

function nextLessonOf(kidUid: string, user: AnswerOf<'GET /user'> | undefined, data: AnswerOf<'GET /events'> | undefined) {
  const own = data?.events.filter(({ kids, status }) => kids.includes(kidUid) && status === 'scheduled') ?? [];
  const next = data?.next;
  // The school names a lesson for some minutes after its end, too.
  const isAhead = next?.kids.includes(kidUid) && Date.parse(next.timestamp) + next.minutes * 60_000 > schoolNow();
  const event = isAhead ? next : own.find(({ timestamp }) => Date.parse(timestamp) > schoolNow());
  return user && event ? { event, zone: user.timezone, now: schoolNow() } : undefined;
}

export type News = ReturnType<typeof useNews>;
