import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSession } from '#api/session.ts';
import { useTopic } from '#api/use-topic.ts';

/** How many notices are not read, live wherever a parent is. */
export function useNewNotices(): number {
  const customerId = useSession()?.customerId;
  const { data } = useQuery(quietly(queryOf('GET /notifications', { query: {} })));
  useTopic(customerId === undefined ? undefined : `notifications/${customerId}`);
  return data?.unread ?? 0;
}
