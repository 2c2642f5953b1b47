import type pg from 'pg';

import { onlyReads } from './only-reads.ts';

/** What has been asked of the database while one call is answered. */
export interface Known {
  /** Asks, unless the same was asked before. */
  answer<Row extends pg.QueryResultRow>(query: pg.QueryConfig, ask: () => Promise<pg.QueryResult<Row>>): Promise<pg.QueryResult<Row>>;
  /** Something is written: what was read before may be true no more. */
  forget(): void;
  /** The call is answered. What it has begun, and goes on, asks anew. */
  close(): void;
}

interface Answered {
  values: readonly unknown[];
  answer: Promise<pg.QueryResult>;
}

/** Most texts are asked once, and nothing is compared. */
const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length &&
  one.every((value, at) => value === other[at] || (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(other[at])));

/**
 * Modules ask each other's doors, and each reads the family it is told of: the page of a parent read its row four times. Kept for one call
 * only: the next one reads what is true by then.
 */
export function createKnown(): Known {
  let answers = new Map<string, Answered[]>();
  let isOver = false;
  const forget = () => void (answers = new Map());

  return {
    forget,
    close() {
      isOver = true;
      forget();
    },
    answer<Row extends pg.QueryResultRow>(query: pg.QueryConfig, ask: () => Promise<pg.QueryResult<Row>>) {
      if (isOver) return ask();
      if (!onlyReads(query.text)) {
        forget();
        return ask().finally(forget);
      }
      const { text, values = [] } = query;
      const before = answers.get(text);
      const known = before?.find((it) => areSame(it.values, values));
      if (known) return known.answer as Promise<pg.QueryResult<Row>>;
      const answer = ask();
      if (before) before.push({ values, answer });
      else answers.set(text, [{ values, answer }]);
      return answer;
    },
  };
}
