import { withoutWords } from '@school/contract/audit/without-words';

import { type Db, sql } from '#platform/db';

interface Row {
  act: string;
  subjectType: string | null;
  before: object | null;
  after: object | null;
}

/**
 * Refuses a log that people cannot read: every field, subject and code that any test of the server has written down has its
 * words (contract/src/audit/without-words.ts). Asked as each school of a test closes.
 */
export async function insistOnWordsInLog(db: Pick<Db, 'all'>): Promise<void> {
  // A test may have taken the database away on purpose: then there is nothing to read.
  const rows = await db
    .all(sql<Row>`select act, subject_type as "subjectType", before, after from audit_entries limit 2000`)
    .catch((): Row[] => []);
  const raw = new Set(rows.flatMap((row) => withoutWords(row).map((what) => `${row.act}: ${what}`)));
  if (raw.size > 0) throw new Error(`The log of the staff has no words for ${[...raw].join('; ')}`);
}
