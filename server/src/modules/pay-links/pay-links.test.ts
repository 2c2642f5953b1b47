import { payLinkLimits } from '@school/contract/pay-links/limits';
import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { haveFamily } from '../families/testing.ts';
import { choose, insistMoneyAgrees, openTill } from '../payments/testing.ts';
import { openSchool, type TestSchool } from '../../testing.ts';

const wanted = { productCode: 'individual-8', currency: 'BYN', termsAccepted: true } as const;

/** A family that may pay, and its link to a package. */
async function withLink() {
  const school = await openSchool();
  const { familyId, kidUid, parent } = await openTill(school);
  const calls = school.as(parent);
  const { body: link } = await calls.post('/pay-links', wanted);
  const token = String(link.url).split('#')[1] ?? '';
  return { school, familyId, kidUid, parent: calls, link, token, guest: school.as() };
}

/** The bank has told of it, or was asked. */
async function aMomentLater(school: TestSchool): Promise<void> {
  school.clock.set(school.clock.now().add({ minutes: 2 }));
  await school.payments.pollAttempts();
  await school.settle();
}

test('a stranger pays by the link, once, and learns nothing of the family but a first name', async () => {
  const { school, familyId, kidUid, parent, link, token, guest } = await withLink();
  const { body: seen } = await guest.post('/pay-links/look', { token });
  expect(seen).toMatchObject({ state: 'open', parent: 'Анна', kind: 'individual', lessons: 8, total: link.total });
  for (const secret of [familyId, kidUid, '@example.com', 'Иванова', 'Маша', link.orderId])
    expect(JSON.stringify(seen)).not.toContain(secret);
  const [method] = seen.methods;
  const first = await guest.post('/pay-links/pay', { token, ...method });
  expect(first.body.checkoutUrl).toEqual(expect.any(String));
  const again = await guest.post('/pay-links/pay', { token, ...method });
  expect(again.body).toEqual(first.body);
  expect(await choose(school, first.body.checkoutUrl, 'succeed')).toMatch(/\/pay$/);
  await aMomentLater(school);
  expect((await guest.post('/pay-links/look', { token })).body.state).toBe('paid');
  expect((await guest.post('/pay-links/pay', { token, ...method })).body.checkoutUrl).toBeNull();
  expect((await parent.get(`/orders/${link.orderId}`)).body.status).toBe('payment-completed');
  expect((await parent.post(`/orders/${link.orderId}/pay-link`)).body.error.code).toBe('payments.order_closed');
  await insistMoneyAgrees(school);
});

test('a link is over when it is withdrawn, when a newer one is made, and when its order is closed', async () => {
  const { school, parent, link, token, guest } = await withLink();
  const look = async (of: string) => (await guest.post('/pay-links/look', { token: of })).body;
  const { body: newer } = await parent.post(`/orders/${link.orderId}/pay-link`);
  const next = String(newer.url).split('#')[1] ?? '';
  expect((await look(token)).error.code).toBe('pay-links.not_found');
  expect((await look(next)).state).toBe('open');
  await parent.post(`/orders/${link.orderId}/pay-link/withdraw`);
  expect((await look(next)).error.code).toBe('pay-links.not_found');
  const { body: last } = await parent.post(`/orders/${link.orderId}/pay-link`);
  school.clock.set(Temporal.Instant.from(last.until).add({ seconds: 1 }));
  const over = String(last.url).split('#')[1] ?? '';
  expect((await look(over)).state).toBe('over');
  const other = await haveFamily(school);
  expect((await school.as(other.parent).post(`/orders/${link.orderId}/pay-link`)).body.error.code).toBe('payments.order_not_found');
});

test('whoever tries links is slowed, and so is whoever begins payments by one', async () => {
  const { token, guest } = await withLink();
  const answers: number[] = [];
  for (let n = 0; n <= payLinkLimits.looksPerMinute; n++) answers.push((await guest.post('/pay-links/look', { token })).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

test('an adult who pays hears of the payment in its own language, one who only sees does not', async () => {
  const { school, familyId, link, token, guest } = await withLink();
  const come = (may: 'sees' | 'pays') =>
    school.identity.adults.add({
      familyId,
      name: 'Oleg',
      may,
      contact: { kind: 'email', to: `${may}@example.com` },
      password: 'oak-river-19',
      locale: 'en-US',
    });
  const [sees, pays] = [await come('sees'), await come('pays')];
  const { methods } = (await guest.post('/pay-links/look', { token })).body;
  await choose(school, (await guest.post('/pay-links/pay', { token, ...methods[0] })).body.checkoutUrl, 'succeed');
  await aMomentLater(school);
  const heard = async ({ adultId, accountId }: { adultId: string; accountId: string }, may: 'sees' | 'pays') => {
    const who = signedIn('parent', { accountId, customerId: familyId });
    return (await school.as({ ...who, adult: { adultId, may } }).get('/notifications')).body.notices as Array<{
      title: string;
      topic: string;
    }>;
  };
  expect((await heard(pays, 'pays')).filter(({ topic }) => topic === 'payment')).toMatchObject([{ title: expect.stringMatching(/[a-z]/) }]);
  expect((await heard(sees, 'sees')).filter(({ topic }) => topic === 'payment')).toEqual([]);
  expect(link.orderId).toBeDefined();
});

test('whoever pays by a link leaves no card with the family, though the family had asked to keep its own', async () => {
  const { school, parent } = await withLink();
  const order = { productCode: 'individual-16', currency: 'BYN', termsAccepted: true, saveCard: true };
  const { orderId } = (await parent.post('/orders', order)).body;
  const { url } = (await parent.post(`/orders/${orderId}/pay-link`)).body;
  const token = String(url).split('#')[1];
  const guest = school.as();
  const [method] = (await guest.post('/pay-links/look', { token })).body.methods;
  const { checkoutUrl } = (await guest.post('/pay-links/pay', { token, ...method })).body;
  await choose(school, checkoutUrl, 'succeed');
  await aMomentLater(school);
  expect((await parent.get(`/orders/${orderId}`)).body.status).toBe('payment-completed');
  expect((await parent.get('/payment/cards')).body.cards).toEqual([]);
});
