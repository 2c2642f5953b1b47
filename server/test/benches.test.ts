import { expect, inject, onTestFinished, test } from 'vitest';

import { fillSchool } from '../bench/busy-school.ts';
import { fillWithFamilies } from '../bench/many-families.ts';
import { sql } from '../src/platform/db.ts';
import { borrowedDatabase } from './borrowed-database.ts';

/** Benches run seldom; what they fill a school with must fit the tables of today all the same. */
async function emptySchool() {
  const { db, giveBack } = await borrowedDatabase(inject('testServer'));
  onTestFinished(giveBack);
  return db;
}
const now = Temporal.Instant.from('2027-03-01T06:00:00Z');

test('the families of the search are found, and one of them has an order', async () => {
  const db = await emptySchool();
  const orderId = await fillWithFamilies(db, 200, now);
  expect(await db.all(sql`select first_name from families_families where found like '%shchedrin%'`)).toEqual([{ first_name: 'Никанор' }]);
  expect(await db.one(sql`select product_code from payments_orders where order_id = ${orderId}`)).toEqual({ product_code: 'individual-8' });
});

test('the teachers of the free times have hours and lessons', async () => {
  const { ids, taken } = await fillSchool(await emptySchool(), 2, now);
  expect([ids.length, taken > 400]).toEqual([2, true]);
});
