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

/**
 * Modules ask each other's doors, and each reads the family it is told of: the page of a parent read its row four times. Kept for one call
 * only: the next one reads what is true by then.
 */
export function createKnown(): Known {
  let answers = new Map<string, Promise<pg.QueryResult>>();
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
      const key = query.values?.length === 0 ? query.text : `${query.text}${JSON.stringify(query.values)}`;
      const known = answers.get(key);
      if (known) return known as Promise<pg.QueryResult<Row>>;
      const asked = ask().then((answer) => {
        for (const row of answer.rows) Object.freeze(row);
        return answer;
      });
      answers.set(key, asked);
      return asked;
    },
  };
}
