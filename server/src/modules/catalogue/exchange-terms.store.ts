import type { ExchangeTerms } from '@school/contract/catalogue/manager-shapes';

import type { Colleague } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

interface Row {
  individual: number | null;
  group: number | null;
  setAt: Temporal.Instant;
  validFrom: Temporal.Instant;
  setBy: string;
  setByName: string;
  reason: string;
}

export type ExchangeTermsStore = ReturnType<typeof createExchangeTerms>;

/** How lessons are exchanged, as managers have set it; the newest that has begun holds. */
export const createExchangeTerms = (db: Db) => ({
  /** The newest first. */
  all: () =>
    db.all(sql<Row>`
      select individual, group_lessons as "group", set_at as "setAt", valid_from as "validFrom", set_by as "setBy", set_by_name as "setByName", reason
      from catalogue_exchange_terms order by number desc`),
  inForce: (now: Temporal.Instant) =>
    db.one(sql<Pick<Row, 'individual' | 'group'>>`
      select individual, group_lessons as "group" from catalogue_exchange_terms
      where valid_from <= ${now} order by number desc limit 1`),
  /** The next to begin: of several that were set, one that a newer one overtakes never does. */
  coming: (now: Temporal.Instant) =>
    db.one(sql<Pick<Row, 'individual' | 'group' | 'validFrom'>>`
      select individual, group_lessons as "group", valid_from as "validFrom" from catalogue_exchange_terms t
      where valid_from > ${now} and not exists (
        select from catalogue_exchange_terms newer where newer.number > t.number and newer.valid_from <= t.valid_from)
      order by valid_from limit 1`),
  add: (terms: ExchangeTerms, by: Colleague, reason: string, { now, validFrom }: { now: Temporal.Instant; validFrom: Temporal.Instant }) =>
    db.run(sql`
      insert into catalogue_exchange_terms (individual, group_lessons, set_at, valid_from, set_by, set_by_name, reason)
      values (${terms.by === 'rate' ? terms.individual : null}, ${terms.by === 'rate' ? terms.group : null}, ${now}, ${validFrom}, ${by.accountId},
        ${by.name}, ${reason})`),
});

export const termsIn = (row: Pick<Row, 'individual' | 'group'> | undefined): ExchangeTerms =>
  row && row.individual !== null && row.group !== null ? { by: 'rate', individual: row.individual, group: row.group } : { by: 'value' };
