import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';

import { kidOf } from './group-choice.ts';

type GroupsSearch = SearchOf<'/groups'>;

/**
 * The groups page by its address: whose groups, which filter, and what is being done. Groups and the family's own part
 * are kept fresh by the live connection; a place that fills or frees somewhere is a new verdict here.
 */
export function useGroups() {
  const search = useSearch({ from: '/groups' });
  const navigate = useNavigate({ from: '/groups' });
  const {
    data: { groups },
  } = useSuspenseQuery(queryOf('GET /groups'));
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data: mine } = useSuspenseQuery(queryOf('GET /groups/mine'));
  useTopic('groups');
  useTopic(`enrolments/${user.customerId}`);
  /** Goes on from here; a dialog is a step that Back takes back. */
  const go = (to: GroupsSearch): void => {
    const opens = to.join !== undefined || to.leave !== undefined || to.wait !== undefined || to.drop !== undefined;
    void navigate({ search: { ...search, ...to }, replace: !opens, resetScroll: false });
  };
  return {
    groups,
    mine,
    user,
    zone: user.timezone,
    kid: kidOf(user.kids, mine.choices, search.kid),
    search,
    go,
    close: () => go({ join: undefined, leave: undefined, wait: undefined, drop: undefined }),
  };
}

export type GroupsPlace = ReturnType<typeof useGroups>;

/** What joining a group comes to for a kid, asked when somebody looks at it. */
export const useTerms = (groupId: string, kidUid: string) =>
  useQuery({ ...queryOf('GET /groups/:groupId/terms/:kidUid', { params: { groupId, kidUid } }), staleTime: 5_000 });

/** What is read anew after something in groups has been done. */
export const afterGroups = ['GET /groups/mine', 'GET /groups', 'GET /user', 'GET /events', 'GET /groups/:groupId/terms/:kidUid'] as const;
