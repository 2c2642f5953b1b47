import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../testing.ts';
import { haveFamily } from './testing.ts';

const voices = { purpose: 'voice-recordings', version: 1 } as const;

test('a parent is asked once; every decision is kept, the newest holds, and nobody else decides', async () => {
  const school = await openSchool();
  const [family, other] = [await haveFamily(school), await haveFamily(school)];
  const [parent, kid, support] = [family.parent, family.kid, family.support].map((who) => school.as(who));
  const stateOf = async (as = parent) => (await as?.get('/user/consents'))?.body.consents[0];
  const decide = (given: boolean, as = parent, version = 1) => as?.post('/user/consents', { ...voices, version, given });

  expect(await stateOf()).toEqual({ ...voices, state: 'unasked', decidedAt: null });
  expect((await decide(true, kid))?.status).toBe(403);
  expect((await decide(true, support))?.status).toBe(403);
  expect((await decide(true, parent, 2))?.body.error.code).toBe('families.consent_outdated');

  const at = school.clock.now().toString();
  expect((await decide(true))?.body.consents).toEqual([{ ...voices, state: 'given', decidedAt: at }]);
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  await decide(true);
  expect(await stateOf(kid)).toEqual({ ...voices, state: 'given', decidedAt: at });
  await decide(false);
  expect(await stateOf(support)).toMatchObject({ state: 'refused' });
  expect(await stateOf(school.as(other.parent))).toMatchObject({ state: 'unasked' });

  const rows = await school.db.all(sql<{ given: boolean; by: string }>`
    select given, by_account as by from families_consents where family_id = ${family.familyId} order by number`);
  expect(rows).toEqual([true, false].map((given) => ({ given, by: family.accountId })));
  await expect(school.db.run(sql`update families_consents set given = true`)).rejects.toThrow(/append-only/);
  // Words that were changed since are others: the decision about the old ones is none.
  await school.db.run(sql`
    insert into families_consents (consent_id, family_id, purpose, version, given, by_account, decided_at)
    values (gen_random_uuid(), ${family.familyId}, 'voice-recordings', 7, true, ${family.accountId}, now())`);
  expect(await stateOf()).toMatchObject({ state: 'unasked' });
});
