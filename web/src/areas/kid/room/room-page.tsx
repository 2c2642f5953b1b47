import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSchool } from '#api/school.ts';
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

/** A child that comes to its own lesson never needs it. */
const NoSuchLesson = lazy(() => import('./no-such-lesson.tsx').then((file) => ({ default: file.NoSuchLesson })));

/** The clock opens and closes a room, too: a page that may not enter looks again this often, in milliseconds. */
const lookAgain = 10_000;

const lobbyQuery = (eventId: string) => quietly(queryOf('GET /lesson-room/:eventId', { params: { eventId } }));

export const load = ({ params }: { params: Readonly<Record<string, string>> }): void =>
  void queryClient.prefetchQuery(lobbyQuery(params['eventId'] ?? ''));

/** The lesson of a child, from the waiting room to the good-bye. What it knows of the child it knows from the lesson (docs/decisions/0132). */
export function Page() {
  const t = useTexts('kidRoom');
  const { kidUid, eventId } = useParams({ from: '/kids/$kidUid/room/$eventId' });
  const { called } = useSchool();
  // As `useWindowTitle` says it, which comes with more of the kit than a room needs.
  const title = `${t.title} · ${called}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useTopic(`lesson-rooms/${eventId}`);
  const { data: lobby, error } = useQuery({
    ...lobbyQuery(eventId),
    refetchInterval: ({ state }) => (state.data?.may.enter.allowed ? false : lookAgain),
  });
  const own = lobby && kidOf(lobby, kidUid);
  useRecordings(own?.band ?? 'junior');
  if (!own) return <Suspense fallback={<PageSkeleton />}>{lobby || error ? <NoSuchLesson kidUid={kidUid} /> : <PageSkeleton />}</Suspense>;
  return (
    <>
      <PlayerLook />
      <RoomLook />
      <LessonFlow key={eventId} lobby={{ ...lobby, teacher: { ...lobby.teacher, name: firstName(lobby.teacher.name) } }} {...own} />
    </>
  );
}
