import { expect, test } from 'vitest';

import { haveImporter } from '../../src/modules/back-office/import/testing.ts';
import { insistMoneyAgrees } from '../../src/modules/payments/testing.ts';
import { openSchool } from '../../src/testing.ts';
import { balances, families } from './tables.ts';

/** So few that one manager may give their lessons alone. */
const many = 3;

test('in a trial, as in the import itself, the books agree after every line, before it is taken back', async () => {
  const school = await openSchool();
  const { bring } = await haveImporter(school);
  const { db } = school;
  const { inSavepoint } = db;
  let agreed = 0;
  // Asked where the line has been done: after the trial nothing of it is left to look at.
  db.inSavepoint = (work) =>
    inSavepoint(async () => {
      const done = await work();
      await insistMoneyAgrees(school);
      agreed += 1;
      return done;
    });
  for (const { kind, fields, rows, all } of [families(many), balances(many)]) {
    const before = agreed;
    const { tried, it } = await bring(kind, fields, rows, all);
    expect(tried).toMatchObject({ state: 'tried', counts: { created: many, refused: 0 } });
    expect(it).toMatchObject({ state: 'done', counts: { created: many, refused: 0 } });
    expect(agreed - before).toBeGreaterThanOrEqual(2 * many);
  }
});
