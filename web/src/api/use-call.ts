import type { AnswerOf, KnownCall } from '@school/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import { api, type Sent } from './client.ts';
import { changed, type Reading } from './queries.ts';
import { SchoolRefusal } from './school-refusal.ts';

/** Calls that change something. */
export type Changing = Exclude<KnownCall, Reading>;

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
