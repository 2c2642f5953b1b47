import type { AnswerOf, KnownCall } from '@school/contract/calls';
import { MutationCache, QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { api, type Sent } from './client.ts';
import { SchoolRefusal } from './school-refusal.ts';

/** Calls that only read, and those that change something. */
export type Reading = Extract<KnownCall, `GET ${string}`>;
export type Changing = Exclude<KnownCall, Reading>;

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
  mutationCache: new MutationCache(),
});

/** The key of a reading call in the query cache. */
export const keyOf = <K extends Reading>(call: K, ...[sent]: SentArgs<K>) => [call, sent ?? {}] as const;

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

/**
 * A changing call: `const book = useCall('POST /intro', { changes: ['GET /user'] })`, then
 * `await book.mutateAsync({ body })`. Pressing again after a lost answer sends the same idempotency key, so nothing
 * happens twice; after an answer the next submit has a new one.
 */
export function useCall<K extends Changing>(call: K, { changes = [] }: { changes?: readonly Reading[] } = {}) {
  const submit = useRef<{ of: string; key: string }>(undefined);
  return useMutation<AnswerOf<K>, SchoolRefusal, Sent<K>>({
    mutationKey: [call],
    mutationFn: async (sent) => {
      const of = JSON.stringify(sent);
      if (submit.current?.of !== of) submit.current = { of, key: crypto.randomUUID() };
      const { key } = submit.current;
      try {
        const answer = await (api as (call: K, sent: unknown, options: { key: string }) => Promise<AnswerOf<K>>)(call, sent, { key });
        submit.current = undefined;
        return answer;
      } catch (cause) {
        if (cause instanceof SchoolRefusal && !cause.lost && cause.status < 500) submit.current = undefined;
        throw cause;
      }
    },
    onSuccess: () => changed(...changes),
  });
}
