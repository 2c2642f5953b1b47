import { SchoolRefusal } from './school-refusal.ts';

/** A query whose refusals the page shows itself: no red notice. Give it to `useQuery` as it is. */
export const quietly = <Options extends { queryFn?: unknown }>(query: Options): Options => {
  const ask = query.queryFn;
  if (typeof ask !== 'function') return query;
  const asked = async (context: unknown): Promise<unknown> => {
    try {
      return await (ask as (context: unknown) => Promise<unknown>)(context);
    } catch (cause) {
      if (cause instanceof SchoolRefusal) cause.take();
      throw cause;
    }
  };
  return { ...query, queryFn: asked };
};
