import type { Event } from '@school/contract/calendar/shapes';
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { changed, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { mondayOf, plusDays, wallClock } from '#i18n/time.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { lessonsAhead } from './touched-lessons.ts';

const windowDays = 28;
/** Windows of 28 days from this Monday in which every lesson up to the horizon of 8 weeks lies. */
const windows = [0, 1, 2] as const;

/** The regular schedule of a process with its kid and its lessons ahead, kept fresh while somebody looks. */
export function useRegularSchedule(processId: string) {
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  const { data: regular, isError } = useQuery({
    ...quietly(queryOf('GET /regular-schedule/:processId', { params: { processId } })),
    staleTime: 5_000,
  });
  const now = useNow();
  const { lessons, areKnown } = useLessonsAhead(processId, user, now);
  const known = user.processes.find((it) => it.processId === processId);
  // What another device or the school has changed shows in the user's own document first.
  useOnChange(JSON.stringify([known?.state, known?.days, known?.heldUntil, known?.pause, known?.teacher?.teacherId]), () => {
    void changed('GET /regular-schedule/:processId');
  });
  const kidUid = (regular?.process ?? known)?.kids[0];
  return {
    user,
    regular,
    isMissing: isError || !known,
    kid: user.kids.find((it) => it.kidUid === kidUid),
    now,
    lessons,
    areKnown,
  };
}

function useLessonsAhead(processId: string, user: { customerId: string; timezone: string }, now: number) {
  const monday = mondayOf(wallClock(now, user.timezone).date);
  const { events, areKnown } = useQueries({
    queries: windows.map((at) =>
      at === 0 ? queryOf('GET /events') : queryOf('GET /events', { query: { from: plusDays(monday, at * windowDays) } }),
    ),
    combine: (answers) => ({
      events: answers.flatMap(({ data }): Event[] => data?.events ?? []),
      areKnown: answers.every(({ data }) => data !== undefined),
    }),
  });
  useTopic(`events/${user.customerId}`);
  return { lessons: lessonsAhead(events, processId, now), areKnown };
}

/** Calls when what it is told becomes another, not at first. */
function useOnChange(seen: string, call: () => void): void {
  const before = useRef(seen);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    if (before.current !== seen) latest.current();
    before.current = seen;
  }, [seen]);
}
