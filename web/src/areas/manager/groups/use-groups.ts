import type { GroupState } from '@school/contract/groups/limits';
import type { GroupAct, GroupRequested } from '@school/contract/groups/manager-shapes';
import { useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { queryOf, type Reading } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';

/** What is read anew after something was done about a group. */
export const afterGroup: readonly Reading[] = [
  'GET /manager/groups',
  'GET /manager/groups/:groupId',
  'GET /manager/requests',
  'GET /manager/families/:familyId/lessons',
];

/** The list; families come and go meanwhile, so whoever comes back to the window sees it. */
export const groupsQuery = (state?: GroupState) => ({
  ...quietly(queryOf('GET /manager/groups', { query: state ? { state } : {} })),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
});

export const groupQuery = (groupId: string) => ({
  ...quietly(queryOf('GET /manager/groups/:groupId', { params: { groupId } })),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
});

/** What a new group would come to; nothing while too little is chosen. */
export const useGroupPreview = (group: GroupRequested | undefined) =>
  useQuery({
    ...quietly({
      queryKey: ['POST /manager/groups/preview', group],
      queryFn: () => (group ? api('POST /manager/groups/preview', { body: { group } }) : null),
    }),
    enabled: group !== undefined,
    staleTime: 5_000,
    gcTime: 0,
  });

/** What an act on a group would come to, tried out by the school. */
export const useGroupActPreview = (groupId: string, act: GroupAct | undefined) =>
  useQuery({
    ...quietly({
      queryKey: ['POST /manager/groups/:groupId/acts/preview', groupId, act],
      queryFn: () => (act ? api('POST /manager/groups/:groupId/acts/preview', { params: { groupId }, body: { act } }) : null),
    }),
    enabled: act !== undefined,
    staleTime: 5_000,
    gcTime: 0,
  });
