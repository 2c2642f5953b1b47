import { expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { sql } from '#platform/db';

const at = (iso: string) => Temporal.Instant.from(iso);

test('the school sells 4 to 64 individual lessons, 4 to 32 group lessons and two subscriptions, in every currency', async () => {
  const { catalogue } = await openSchool();
  for (const currency of ['BYN', 'RUB', 'USD', 'EUR', 'KZT'] as const) {
    const list = await catalogue.products(currency, at('2026-11-23T10:00+03:00'));
    expect(list.map((product) => `${product.kind} ${product.lessons}`)).toEqual([
      'individual 4',
      'individual 8',
      'individual 16',
      'individual 32',
      'individual 64',
      'group 4',
      'group 8',
      'group 16',
      'group 32',
      'subscription 4',
      'subscription 8',
    ]);
    expect(list.every((product) => product.price.currency === currency && product.price.amount > 0)).toBe(true);
  }
});

test('a larger package never has the dearer lesson', async () => {
  const { catalogue } = await openSchool();
  const list = await catalogue.products('BYN', at('2026-11-23T10:00+03:00'));
  for (const kind of ['individual', 'group', 'subscription'] as const) {
    const lesson = list.filter((product) => product.kind === kind).map((product) => product.pricePerLesson.amount);
    expect(lesson).toEqual(lesson.toSorted((a, b) => b - a));
  }
});

test('a new price counts from its moment on, and not a second earlier', async () => {
  const { catalogue, db } = await openSchool();
  await db.run(
    sql`insert into catalogue_prices (product_code, currency, valid_from, amount) values ('individual-4', 'BYN', '2026-12-01T00:00+03', 20000)`,
  );
  expect((await catalogue.product('individual-4', 'BYN', at('2026-11-30T23:59:59+03:00'))).price.amount).toBe(19200);
  expect((await catalogue.product('individual-4', 'BYN', at('2026-12-01T00:00:00+03:00'))).price.amount).toBe(20000);
});

test('an unknown product and one without a price are refused', async () => {
  const { catalogue, db } = await openSchool();
  await expect(catalogue.product('individual-5', 'BYN', at('2026-11-23T10:00+03:00'))).rejects.toMatchObject({
    code: 'catalogue.product_not_found',
  });
  await db.run(sql`insert into catalogue_products (product_code, kind, lessons) values ('group-5', 'group', 5)`);
  await expect(catalogue.product('group-5', 'BYN', at('2026-11-23T10:00+03:00'))).rejects.toMatchObject({ code: 'catalogue.no_price' });
});
