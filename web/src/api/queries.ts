import type { AnswerOf, KnownCall } from '@school/contract/calls';
import { QueryClient, queryOptions } from '@tanstack/react-query';

import { api, type Sent } from './client.ts';
import type { SchoolRefusal } from './school-refusal.ts';

/** Calls that only read. */
export type Reading = Extract<KnownCall, `GET ${string}`>;

type SentArgs<K extends KnownCall> = Record<string, never> extends Sent<K> ? [sent?: Sent<K>] : [sent: Sent<K>];

/** Server state lives here and nowhere else. Realtime keeps it fresh, so it is not asked again on every focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // The client has tried a lost call three times already.
      retry: false,
      refetchOnWindowFocus: true,
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * A reading call as a query: `useQuery(queryOf('GET /products', { query: { currency: 'BYN' } }))`, or
 * `useSuspenseQuery`, or `queryClient.ensureQueryData` in a route's `load`.
 */
export const queryOf = <K extends Reading>(call: K, ...[sent]: SentArgs<K>) =>
  queryOptions<AnswerOf<K>, SchoolRefusal>({
    queryKey: [call, sent ?? {}],
    // The one argument list is right for every call; only the compiler cannot see it through the generic.
    queryFn: ({ signal }) =>
      (api as (call: K, sent: unknown, options: { signal: AbortSignal }) => Promise<AnswerOf<K>>)(call, sent ?? {}, { signal }),
  });

/** After a change: everything read by these calls is asked again. */
export const changed = (...calls: readonly Reading[]): Promise<void[]> =>
  Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [call] })));
