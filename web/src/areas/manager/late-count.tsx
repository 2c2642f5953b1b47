import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { Badge } from '#kit/card.tsx';

/**
 * How many lessons wait for their teacher, beside the way to them; nothing while none does. It stands in the bar of every
 * page, so the list behind it is live wherever a manager is.
 */
export function LateCount() {
  const { data } = useQuery(quietly(queryOf('GET /manager/late-lessons')));
  useTopic('late-lessons');
  if (!data || data.lessons.length === 0) return null;
  return <Badge tone="bad">{data.lessons.length}</Badge>;
}
