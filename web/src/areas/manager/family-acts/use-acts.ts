import type { LessonAct } from '@school/contract/back-office/lesson-acts';
import { useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { queryOf, type Reading } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';

/** What is read anew after something was done about a family's lessons. */
export const afterAct: readonly Reading[] = [
  'GET /manager/families/:familyId/lessons',
  'GET /manager/families/:familyId/trial-times',
  'GET /manager/families/:familyId/processes/:processId/lesson-times',
  'GET /manager/families/:familyId/processes/:processId/weekly-times',
  'GET /manager/lessons/:eventId/substitutes',
  'GET /manager/families/:familyId/money',
  'GET /manager/families',
  'GET /manager/calendar/day',
  'GET /manager/calendar/week',
  'GET /manager/requests',
  'GET /manager/groups',
  'GET /manager/groups/:groupId',
  'GET /events/:eventId/slots',
  'GET /events/:eventId/changes',
];

/** The lessons of a family; it books and pays meanwhile, so whoever comes back to the window sees it. */
export const lessonsOf = (familyId: string) => ({
  ...quietly(queryOf('GET /manager/families/:familyId/lessons', { params: { familyId } })),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
});

/** What an act would come to, tried out by the school; nothing while nothing is chosen. */
export function usePreview(familyId: string, act: LessonAct | undefined) {
  const asked = act && withoutWords(act);
  return useQuery({
    ...quietly({
      queryKey: ['POST /manager/families/:familyId/acts/preview', familyId, asked],
      queryFn: () => (asked ? api('POST /manager/families/:familyId/acts/preview', { params: { familyId }, body: { act: asked } }) : null),
    }),
    enabled: asked !== undefined,
    staleTime: 5_000,
    gcTime: 0,
  });
}

/** Words to the family change nothing of what an act comes to: it is not tried out at every letter. */
function withoutWords(act: LessonAct): LessonAct {
  if ('text' in act) return { ...act, text: '…' };
  return 'answer' in act ? { ...act, answer: '…' } : act;
}
