import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';

import { useEventId, useRoom } from '../use-room.ts';

/** Does this page have letters to draw with? A child from an age on, and the teacher. */
export function useWrites(as: 'kid' | 'teacher' | 'watch'): boolean {
  const eventId = useEventId();
  const you = useRoom((room) => room.you);
  const lobby = queryOf('GET /lesson-room/:eventId', { params: { eventId } });
  const { data } = useQuery({ ...lobby, staleTime: Infinity, enabled: as === 'kid' });
  const age = data?.kids.find(({ person }) => person === you)?.age ?? 0;
  return as === 'teacher' || age >= lessonRoomLimits.boardTextFromAge;
}
