import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { forgetSealed } from '../../lost-key.ts';
import { haveFamily } from '../families/testing.ts';
import { choose, insistMoneyAgrees, openTill } from '../payments/testing.ts';
import { haveSavedCard } from './testing.ts';

test('a card is saved only by who has ticked it, and is told by what may be shown of it', async () => {
  const { till, cards, school } = await haveSavedCard();
  expect(await cards()).toEqual([
    expect.objectContaining({ brand: 'visa', lastFour: '4242', expires: '2031-12', state: 'ready', provider: 'sandbox' }),
  ]);
  expect((await till.calls.get('/payment/products')).body.cards).toEqual(await cards());
  const other = await openTill(school);
  await choose(school, (await other.order()).checkoutUrl, 'succeed');
  expect((await other.calls.get('/payment/cards')).body.cards).toEqual([]);
  await insistMoneyAgrees(school);
});

test('who agreed and when stands with the card, and what the bank calls it stands nowhere in the clear', async () => {
  const { school, till } = await haveSavedCard();
  const [bank] = await school.db.all(sql<{ token: string }>`select token from sandbox_cards`);
  const kept = await school.db.one(
    sql<{ token: string; by: string; at: Temporal.Instant }>`select token, consented_by as by, consented_at as at from saved_cards_cards`,
  );
  expect(kept).toMatchObject({ by: till.parent.accountId });
  for (const table of ['saved_cards_cards', 'payments_inbox', 'payments_orders', 'payments_attempts'])
    expect(JSON.stringify(await school.db.all(sql`select to_jsonb(t) as row from ${sql.raw(table)} t`))).not.toContain(bank?.token);
  expect(JSON.stringify((await till.calls.get('/payment/cards')).body)).not.toContain(kept?.token);
});

test('a saved card pays at once, with the sum that was shown', async () => {
  const { school, till, tap } = await haveSavedCard();
  expect(await tap()).toMatchObject({ status: 'payment-completed', checkoutUrl: null, total: { amount: 36000 } });
  expect(await till.gold()).toBe(16);
  await insistMoneyAgrees(school);
});

test('many taps at once are one order and one charge', async () => {
  const { school, till, tap, hear } = await haveSavedCard();
  const orders = await Promise.all(Array.from({ length: 6 }, () => tap()));
  await hear();
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await till.gold()).toBe(16);
  await insistMoneyAgrees(school);
});

test('a second tap within a minute is the first one, and a later one buys again', async () => {
  const { school, till, tap, pass } = await haveSavedCard();
  const { orderId } = await tap();
  pass({ seconds: 60 });
  expect((await tap()).orderId).toBe(orderId);
  pass({ seconds: 1 });
  expect((await tap()).orderId).not.toBe(orderId);
  expect(await till.gold()).toBe(24);
  await insistMoneyAgrees(school);
});

test('under one key a tap is one charge, however often it is sent', async () => {
  const { school, till, card } = await haveSavedCard();
  const body = { productCode: 'individual-8', termsAccepted: true, cardId: card.cardId };
  for (let n = 0; n < 3; n++) expect((await till.calls.post('/orders', body, 'one-tap-of-a-thumb')).status).toBe(200);
  expect(await till.gold()).toBe(16);
  await insistMoneyAgrees(school);
});

test('a declined card says so, the order is paid at the checkout after it, and the card is good again once it pays', async () => {
  const { school, till, tap, cards, card } = await haveSavedCard('card-declines');
  const order = await tap();
  expect(order.status).toBe('payment-failed');
  expect((await cards())[0]?.state).toBe('refused');
  const again = (await till.calls.post(`/orders/${order.orderId}/attempts`)).body;
  expect(again.checkoutUrl).toContain('/sandbox/checkout/');
  await choose(school, again.checkoutUrl, 'succeed');
  expect((await till.look(order.orderId)).status).toBe('payment-completed');
  await school.db.run(sql`update sandbox_cards set charges = 'pass'`);
  expect((await tap()).status).toBe('payment-completed');
  expect((await cards()).find(({ cardId }) => cardId === card.cardId)?.state).toBe('ready');
  await insistMoneyAgrees(school);
});

test('where the bank wants to see the person, they are led to its page, and pay there', async () => {
  const { school, till, tap } = await haveSavedCard('card-confirms');
  const order = await tap();
  expect(order).toMatchObject({
    status: 'payment-in-progress',
    isAtBank: false,
    checkoutUrl: expect.stringContaining('/sandbox/checkout/'),
  });
  expect((await tap()).checkoutUrl).toBe(order.checkoutUrl);
  await choose(school, order.checkoutUrl, 'succeed');
  expect((await till.look(order.orderId)).status).toBe('payment-completed');
  expect(await till.gold()).toBe(16);
  await insistMoneyAgrees(school);
});

test('a bank that does not answer is asked again under the same key, and charges once', async () => {
  const { school, till, tap, hear, pass } = await haveSavedCard();
  school.sandbox.beAway(true);
  const order = await tap();
  expect(order).toMatchObject({ status: 'payment-in-progress', isAtBank: true, checkoutUrl: null });
  school.sandbox.beAway(false);
  for (let n = 0; n < 3; n++) {
    pass({ minutes: 1 });
    await school.payments.pollAttempts();
    await hear();
  }
  expect((await till.look(order.orderId)).status).toBe('payment-completed');
  expect(await till.gold()).toBe(16);
  await insistMoneyAgrees(school);
});

test('a bank that does not answer for a quarter of an hour is asked no more', async () => {
  const { school, till, tap, pass } = await haveSavedCard();
  school.sandbox.beAway(true);
  const order = await tap();
  pass({ minutes: 15 });
  await school.payments.pollAttempts();
  expect((await till.look(order.orderId)).isAtBank).toBe(true);
  pass({ seconds: 1 });
  await school.payments.pollAttempts();
  school.sandbox.beAway(false);
  await school.payments.pollAttempts();
  expect((await till.look(order.orderId)).status).toBe('payment-failed');
  expect(await till.gold()).toBe(8);
});

test('an expired card and a card of somebody else are refused', async () => {
  const { school, till, card, pass } = await haveSavedCard();
  const stranger = school.as((await haveFamily(school)).parent);
  const body = { productCode: 'individual-8', termsAccepted: true, cardId: card.cardId };
  await school.db.run(sql`update saved_cards_cards set expires = '2026-12'`);
  const other = await openTill(school);
  expect((await other.calls.post('/orders', body)).body.error.code).toBe('payments.card_not_found');
  expect((await stranger.delete(`/payment/cards/${card.cardId}`)).body.error.code).toBe('payments.card_not_found');
  pass({ hours: 24 * 60 });
  expect((await till.calls.post('/orders', body)).body.error).toMatchObject({
    code: 'payments.card_expired',
    facts: { expires: '2026-12' },
  });
});

test('a card that is taken off is charged no more, and the bank forgets it, also when it answers late', async () => {
  const { school, till, card, cards, tap } = await haveSavedCard();
  school.sandbox.beAway(true);
  expect((await till.calls.delete(`/payment/cards/${card.cardId}`)).body.cards).toEqual([]);
  const [kept] = await school.db.all(sql<{ token: string | null }>`select token from saved_cards_cards`);
  expect(kept?.token).not.toBeNull();
  school.sandbox.beAway(false);
  await expect(tap()).rejects.toThrow('payments.card_not_found');
  await school.savedCards.forgetRemoved();
  expect(await school.db.all(sql`select token from saved_cards_cards`)).toEqual([{ token: null }]);
  expect(await school.db.all(sql`select 1 from sandbox_cards where forgotten_at is null`)).toEqual([]);
  expect(await cards()).toEqual([]);
});

test('the same card saved again is one card', async () => {
  const { school, till, cards } = await haveSavedCard();
  await choose(school, (await till.order('individual-8', { saveCard: true })).checkoutUrl, 'succeed');
  expect(await cards()).toHaveLength(1);
});

test('an adult whom the parent lets pay neither sees nor charges the saved card, and saves none', async () => {
  const { school, till, card } = await haveSavedCard();
  const adult = school.as({ ...till.parent, adult: { adultId: newId(), may: 'pays' } });
  expect((await adult.get('/payment/products')).body.cards).toBeNull();
  expect((await adult.get('/payment/cards')).body.error.code).toBe('identity.parent_only');
  const order = { productCode: 'individual-8', termsAccepted: true };
  for (const more of [{ cardId: card.cardId }, { saveCard: true }])
    expect((await adult.post('/orders', { ...order, ...more })).body.error.code).toBe('identity.parent_only');
  expect((await adult.post('/orders', order)).status).toBe(200);
});

test('cards that were sealed with a lost key are named, and come off only when that is meant', async () => {
  const { school, cards } = await haveSavedCard();
  const lost = (isMeant: boolean) =>
    forgetSealed(
      school.db,
      { secrets: { sealing: ['another key, which opens nothing of before'] }, publicUrl: 'https://hazel.example' },
      isMeant,
    );
  expect(await lost(false)).toContain('saved cards of families (1)');
  expect(await cards()).toHaveLength(1);
  expect(await lost(true)).toContain('saved cards of families (1)');
  expect(await cards()).toEqual([]);
  expect(await lost(false)).toContain('nothing was changed');
});
