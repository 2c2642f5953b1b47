import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveAccount } from '../../identity/testing.ts';
import { choose, insistMoneyAgrees, openTill } from '../testing.ts';
import { textOfPdf } from './testing.ts';

/** A family that has paid for a package at the bank, and what goes with its letters. */
async function openPaid() {
  const school = await openSchool({ env: { APPROVAL_AMOUNTS: 'BYN:100000' } });
  const till = await openTill(school);
  const order = await till.order();
  await choose(school, order.checkoutUrl, 'succeed');
  await school.settle();
  return { school, till, order };
}

/** The files of the newest letter of this occasion, as text. */
async function attachedTo(school: TestSchool, key: string) {
  const letter = (await school.messages.latest({ limit: 50 })).find((it) => it.key === key && it.channel === 'mail');
  if (!letter) throw new Error(`Nothing was said of ${key}`);
  const files = await school.messages.filesOf(letter);
  return Promise.all(files.map(async ({ name, type, bytes }) => ({ name, type, text: await textOfPdf(bytes) })));
}

test('the letter that a payment came has its receipt: the sum, the number, who paid and whom', async () => {
  const { school, till, order } = await openPaid();
  const [receipt, ...others] = await attachedTo(school, `order paid ${order.orderId}`);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ name: 'Квитанция R-2026-1.pdf', type: 'application/pdf' });
  for (const line of [
    'Школа «Чип»',
    'Квитанция об оплате № R-2026-1',
    'Плательщик: Иванова Анна',
    'Оплачено: 23 ноября 2026 г. в 10:00',
    'Способ оплаты: онлайн',
    '8 индивидуальных уроков 360,00 BYN',
    'Итого оплачено: 360,00 BYN',
    'часовому поясу плательщика: Минск',
  ])
    expect(receipt?.text).toContain(line);
  const { receipts } = (await till.calls.get('/payment/receipts')).body;
  expect(receipts).toMatchObject([{ number: 'R-2026-1', what: 'paid', total: { amount: 36_000, currency: 'BYN' } }]);
  const asked = await till.calls.file(`/payment/receipt?receiptId=${receipts[0].receiptId}`);
  expect(await textOfPdf(asked.bytes)).toBe(receipt?.text);
  await insistMoneyAgrees(school);
});

test('in English, by the clock of the family', async () => {
  const { school, till } = await openPaid();
  await till.calls.patch('/user', { timezone: 'America/New_York' });
  const { receipts } = (await till.calls.get('/payment/receipts')).body;
  const english = school.as({ ...till.parent, locale: 'en-US' });
  const text = await textOfPdf((await english.file(`/payment/receipt?receiptId=${receipts[0].receiptId}`)).bytes);
  for (const line of ['Payment receipt R-2026-1', 'Paid on November 23, 2026 at 02:00', 'Payment method: online', 'Total paid: BYN 360.00'])
    expect(text).toContain(line);
});

test('cash that a manager books and money that goes back have theirs, in one series without a gap', async () => {
  const { school, till, order } = await openPaid();
  const { accountId, customerId } = await haveAccount(school, { role: 'manager', email: 'olga@chip.test' });
  const olga = school.as(signedIn('manager', { accountId, customerId }));
  const made = await olga.post(`/manager/families/${till.familyId}/orders`, {
    productCode: 'individual-8',
    currency: 'BYN',
    discount: 1_000,
    reason: 'Платит наличными',
  });
  const cash = { way: 'cash', amount: 35_000, day: '2026-11-23', document: 'ПКО 17' };
  expect((await olga.post(`/manager/orders/${made.body.orderId}/payments`, cash)).status).toBe(200);
  const { refundId } = await school.refunds.ask({ familyId: till.familyId, orderId: order.orderId, amount: 36_000, reason: 'Уезжаем' });
  await school.refunds.approve({ accountId }, refundId, 'По просьбе семьи');
  await school.refunds.send();
  await school.refunds.send();
  await school.settle();
  const [byHand] = await attachedTo(school, `order paid ${made.body.orderId}`);
  for (const line of ['№ R-2026-2', 'Способ оплаты: наличными', 'Скидка −10,00 BYN', 'Итого оплачено: 350,00 BYN'])
    expect(byHand?.text).toContain(line);
  const [back] = await attachedTo(school, `refund done ${refundId}`);
  for (const line of ['Квитанция о возврате № R-2026-3', 'Возврат оплаты.', 'Итого возвращено: 360,00 BYN'])
    expect(back?.text).toContain(line);
  await insistMoneyAgrees(school);
});

test('is for the family alone, and nobody changes one that is written', async () => {
  const { school, till } = await openPaid();
  const other = await openTill(school);
  const { receipts } = (await till.calls.get('/payment/receipts')).body;
  const path = `/payment/receipt?receiptId=${receipts[0].receiptId}`;
  expect((await other.calls.file(path)).status).toBe(404);
  expect((await other.calls.get('/payment/receipts')).body).toEqual({ receipts: [], next: null });
  await expect(school.db.run(sql`update payments_receipts set amount = 1`)).rejects.toThrow('append-only');
});
