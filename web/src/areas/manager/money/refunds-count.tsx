import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { Badge } from '#kit/card.tsx';

/** How many refunds wait for a manager; nothing while none does. */
export function RefundsCount() {
  const { data } = useQuery(quietly(queryOf('GET /manager/refunds', { query: {} })));
  useTopic('refunds');
  if (!data || data.counts.waiting === 0) return null;
  return <Badge tone="warn">{data.counts.waiting}</Badge>;
}
