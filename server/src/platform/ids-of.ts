import { type RawBuilder, sql } from 'kysely';

/** Longer lists go as one value: to name each of them costs more than to plan. */
const most = 8;

/**
 * Ids for `= any(…)`. PostgreSQL takes an array that it does not know for ten of them, finds a plan for the one or two that came much
 * cheaper, and so makes a new plan at each call, which takes longer than to answer; ids that are named one by one it counts in either plan, and keeps the one it has.
 * Lists are filled up to 1, 2, 4 or 8 with the last id, so that few texts are to be prepared.
 */
export function idsOf(ids: readonly string[]): RawBuilder<string[]> {
  const last = ids.at(-1);
  if (last === undefined || ids.length > most) return sql`${[...ids]}::uuid[]`;
  const size = 2 ** Math.ceil(Math.log2(ids.length));
  return sql`array[${sql.join([...ids, ...Array<string>(size - ids.length).fill(last)])}]::uuid[]`;
}
