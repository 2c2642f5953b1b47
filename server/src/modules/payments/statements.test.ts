import { expect, test } from 'vitest';

import { openInvoiceDesk, openTill } from './testing.ts';

test('a bank statement finds its orders by invoice, then by sum and name; what is written down is known, the rest is for hands', async () => {
  const { school, till, olga, make, invoice } = await openInvoiceDesk();
  const other = await openTill(school);
  const [invoiced, named] = [await make(), await make(other.familyId)];
  await invoice(invoiced);
  await olga.patch(`/manager/families/${other.familyId}`, { lastName: 'Ёлкина', reason: 'Замужем' });
  const row = { document: '71', day: '2026-11-23', amount: 36_000, currency: 'BYN', payer: '', purpose: '' };
  const match = async (its: object) => (await olga.post('/manager/statements/match', { rows: [{ ...row, ...its }] })).body.rows[0];
  expect(await match({ purpose: 'Оплата по счёту 2026-1' })).toMatchObject({
    state: 'fits',
    by: 'invoice',
    orders: [{ orderId: invoiced, invoice: '2026-1' }],
  });
  expect(await match({ purpose: 'Оплата по счёту 2026-1', amount: 35_000 })).toMatchObject({ state: 'hands', by: 'invoice' });
  expect(await match({ payer: 'ЕЛКИНА АННА СЕРГЕЕВНА' })).toMatchObject({ state: 'fits', by: 'name', orders: [{ orderId: named }] });
  expect(await match({ payer: 'Петров Пётр' })).toEqual({ state: 'hands', by: null, orders: [] });
  expect(await match({ payer: 'Елкина Анна', currency: 'RUB' })).toMatchObject({ state: 'hands', orders: [] });
  await olga.post(`/manager/orders/${invoiced}/payments`, { way: 'invoice', amount: 36_000, day: '2026-11-23', document: '71' });
  expect(await match({ purpose: 'Оплата по счёту 2026-1' })).toMatchObject({ state: 'written', orders: [{ orderId: invoiced }] });
  expect(await till.gold()).toBe(8);
  const twice = { ...row, payer: 'Ёлкина Анна' };
  const { rows } = (
    await olga.post('/manager/statements/match', {
      rows: [
        { ...twice, document: '72' },
        { ...twice, document: '73' },
      ],
    })
  ).body;
  expect(rows.map(({ state }: { state: string }) => state)).toEqual(['fits', 'hands']);
});
