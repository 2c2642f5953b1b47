import type { RoomScript } from '@school/contract/lesson-room/task-calls';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';

/** What happens in the lesson, step by step; `notes` (what is asked, what may be left out) is there for the teacher alone. */
export const useScript = (eventId: string): RoomScript | undefined =>
  useQuery({ ...queryOf('GET /lesson-room/:eventId/script', { params: { eventId } }), staleTime: Infinity }).data;
