import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useParams } from '#kit/router/router.tsx';

import { AfterLesson } from './after-lesson.tsx';
import { Attending } from './attending.tsx';

const lobbyQuery = (eventId: string) => queryOf('GET /lesson-room/:eventId', { params: { eventId } });

export const load = ({ params }: { params: Readonly<Record<string, string>> }) =>
  void queryClient.prefetchQuery(lobbyQuery(params['eventId'] ?? ''));

/** The teacher's way through a lesson: who is there before it, the room, and what comes next. Each lesson begins anew. */
export function Page() {
  const { eventId } = useParams({ from: '/teacher/lessons/$eventId/room' });
  return <Lesson key={eventId} eventId={eventId} />;
}

function Lesson({ eventId }: { eventId: string }) {
  const { data: lobby, refetch } = useSuspenseQuery({ ...lobbyQuery(eventId), staleTime: 5_000 });
  useTopic(`lesson-rooms/${eventId}`);
  const [isOver, setOver] = useState(false);
  // With the room its camera goes: the next lesson asks for it afresh.
  if (isOver || lobby.ended) return <AfterLesson lobby={lobby} />;
  return (
    <Attending
      lobby={lobby}
      onDue={() => void refetch()}
      onEnded={() => {
        setOver(true);
        void refetch();
      }}
    />
  );
}
