import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { useParams } from '#kit/router/router.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { firstName } from '#widgets/room/first-name.ts';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { useRecordings } from '#widgets/player/use-recordings.ts';
import { RoomLook } from '#widgets/room/look/room-look.tsx';

import { LessonFlow } from './lesson-flow.tsx';
import { kidOf } from './lesson-kid.ts';
import { NoSuchLesson } from './no-such-lesson.tsx';

/** The clock opens and closes a room, too: a page that may not enter looks again this often, in milliseconds. */
const lookAgain = 10_000;

const lobbyQuery = (eventId: string) => quietly(queryOf('GET /lesson-room/:eventId', { params: { eventId } }));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void =>
  void queryClient.prefetchQuery(lobbyQuery(params['eventId'] ?? ''));

/** The lesson of a child, from the waiting room to the good-bye. What it knows of the child it knows from the lesson (docs/decisions/0132). */
export function Page() {
  const t = useTexts('kidRoom');
  const { kidUid, eventId } = useParams({ from: '/kids/$kidUid/room/$eventId' });
  useEffect(() => {
    document.title = t.title;
  }, [t.title]);
  useTopic(`lesson-rooms/${eventId}`);
  const { data: lobby, error } = useQuery({
    ...lobbyQuery(eventId),
    refetchInterval: ({ state }) => (state.data?.may.enter.allowed ? false : lookAgain),
  });
  const own = lobby && kidOf(lobby, kidUid);
  useRecordings(own?.band ?? 'junior');
  if (!own) return lobby || error ? <NoSuchLesson kidUid={kidUid} /> : <PageSkeleton />;
  return (
    <>
      <PlayerLook />
      <RoomLook />
      <LessonFlow key={eventId} lobby={{ ...lobby, teacher: { ...lobby.teacher, name: firstName(lobby.teacher.name) } }} {...own} />
    </>
  );
}
