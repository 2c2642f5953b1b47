import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { Badge } from '#kit/card.tsx';

/** How many cases of money and lessons are stuck, beside the way to them; nothing while none is. Live on every page. */
export function CaseCount() {
  const { data } = useQuery(quietly(queryOf('GET /manager/reconciliation', { query: {} })));
  useTopic('reconciliation');
  const open = data?.counts.reduce((sum, count) => sum + count.open, 0) ?? 0;
  if (open === 0) return null;
  return <Badge tone="bad">{open}</Badge>;
}
