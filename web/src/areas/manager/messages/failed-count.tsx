import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { Badge } from '#kit/card.tsx';

/** Every so often the count is asked again: nobody stands beside a mail server. */
const everyMs = 60_000;

/** How many messages did not arrive, beside the way to them; nothing while all did. */
export function FailedCount() {
  const { data } = useQuery({ ...quietly(queryOf('GET /manager/messages', { query: { state: 'failed' } })), refetchInterval: everyMs });
  if (!data || data.failed === 0) return null;
  return <Badge tone="bad">{data.failed}</Badge>;
}
