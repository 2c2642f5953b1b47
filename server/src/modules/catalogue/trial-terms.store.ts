import type { TrialTerms } from '@school/contract/catalogue/trial-terms';

import type { Colleague } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

interface Row {
  terms: TrialTerms;
  setAt: Temporal.Instant;
  setBy: string;
  setByName: string;
  reason: string;
}

export type TrialTermsStore = ReturnType<typeof createTrialTerms>;

/** The terms of first lessons, as managers have set them; the newest hold. */
export const createTrialTerms = (db: Db) => ({
  /** The newest first. */
  all: () =>
    db.all(sql<Row>`
      select terms, set_at as "setAt", set_by as "setBy", set_by_name as "setByName", reason from catalogue_trial_terms order by number desc`),
  newest: () => db.one(sql<Pick<Row, 'terms'>>`select terms from catalogue_trial_terms order by number desc limit 1`),
  add: (terms: TrialTerms, by: Colleague, reason: string, now: Temporal.Instant) =>
    db.run(sql`
      insert into catalogue_trial_terms (terms, set_at, set_by, set_by_name, reason)
      values (${JSON.stringify(terms)}::jsonb, ${now}, ${by.accountId}, ${by.name}, ${reason})`),
});
