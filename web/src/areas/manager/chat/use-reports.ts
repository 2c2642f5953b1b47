import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';

/** How many reports about conversations are open; live. */
export function useReports(): number {
  useTopic('chat-reports');
  return useQuery(quietly(queryOf('GET /manager/chat-reports', { query: {} }))).data?.reports.length ?? 0;
}
