import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { insistMoneyAgrees } from '../payments/testing.ts';
import { haveSavedCard } from './testing.ts';

test.each([`family_id = gen_random_uuid()`, `consented_at = 'infinity'`])('a card that was charged although %s is seen', async (fault) => {
  const { school, tap } = await haveSavedCard();
  await tap();
  await insistMoneyAgrees(school);
  await school.db.run(sql`update saved_cards_cards set ${sql.raw(fault)}`);
  await expect(insistMoneyAgrees(school)).rejects.toThrow('I48');
});
