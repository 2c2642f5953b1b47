import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import type { TestSchool } from '../../../testing.ts';

/** A manager of a school under test who brings tables in; `together`: so many lines in a call. */
export async function haveImporter(school: TestSchool, email = 'olga@chip.test', together = Infinity) {
  const customerId = newId();
  const account = { role: 'manager', customerId, email, password: 'birch-lake-42', locale: 'ru-RU' } as const;
  const who = signedIn('manager', { accountId: await school.identity.createAccount(account), customerId });
  const office = school.as(who);
  /** From the file to what became of it: tried, then run. */
  const bring = async (kind: string, fields: string[], rows: string[][], all: object) => {
    const { body } = await office.post('/manager/imports', { kind, fileName: `${kind}.csv`, heads: fields, rows: rows.length });
    const at = `/manager/imports/${body.importId}`;
    for (let from = 0; from < rows.length; from += together)
      await office.post(`${at}/rows`, { from: from + 1, rows: rows.slice(from, from + together) });
    await office.post(`${at}/trial`, { kind, fields, all });
    await school.settle();
    const tried = (await office.get(at)).body;
    await office.post(`${at}/run`, {});
    await school.settle();
    const refused = (await office.get(`${at}/rows?outcome=refused`)).body.rows as Array<{ why: { code: string; facts: object } }>;
    return { at, tried, it: (await office.get(at)).body, rows: refused, whys: refused.map(({ why }) => why.code.replace(/^.*\./, '')) };
  };
  return { office, bring };
}
