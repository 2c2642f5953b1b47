import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { Badge } from '#kit/card.tsx';

/** How many acts wait for a second manager, those one has asked for oneself left out; nothing while none does. */
export function ApprovalsCount() {
  const { data } = useQuery(quietly(queryOf('GET /manager/approvals', { query: {} })));
  useTopic('approvals');
  const waiting = data?.approvals.filter(({ own }) => !own).length ?? 0;
  if (waiting === 0) return null;
  return <Badge tone="warn">{data?.next === null ? waiting : `${waiting}+`}</Badge>;
}
