import { expect, inject, onTestFinished, test } from 'vitest';

import { overBounds } from '../bench/bench.ts';
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

test('a figure over its bound, or over its share of a rival’s, is told, and one that nobody measured', () => {
  const rows = [
    { what: 'ours', ms: '12.5', cpu: '0.30' },
    { what: 'theirs', ms: 40, cpu: '0.45' },
  ];
  const cpu = (most: number) => ({ what: 'ours', figure: 'cpu', most, timesOf: 'theirs' });
  expect(overBounds(rows, [{ what: 'ours', figure: 'ms', most: 12.5 }, cpu(0.7)])).toEqual([]);
  const over = [{ what: 'ours', figure: 'ms', most: 12 }, cpu(0.6), { what: 'nobody', figure: 'ms', most: 12 }];
  expect(overBounds(rows, over)).toHaveLength(3);
});
