import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { type ProviderPayment, ProviderRefusal } from '../../src/modules/payments/provider/provider.ts';
import { bepaidWorld } from './bepaid-world.ts';
import type { Later } from './later.ts';
import { sandboxWorld } from './sandbox-world.ts';
import { stripeWorld } from './stripe-world.ts';
import { pass, type RefundEnd, type World } from './world.ts';

const worlds: ReadonlyArray<[string, () => Promise<World>]> = [
  ['sandbox', sandboxWorld],
  ['stripe', stripeWorld],
  ['bepaid by card', () => bepaidWorld('card')],
  ['bepaid through erip', () => bepaidWorld('erip')],
];

const wantedIn = ({ currency, method }: World, key = newId()) =>
  ({
    key,
    amount: 36001,
    currency,
    description: '8 lessons',
    returnPath: '/payment?order=1',
    locale: 'en-US',
    method,
    until: Temporal.Instant.from('2026-11-24T09:00:00Z'),
  }) as const;

/** Opens a checkout; `told` is what its webhooks say of it, and `seen` what the provider answers. */
async function openCheckout(world: World, { keepCard = false, key = newId() } = {}) {
  const wanted = { ...wantedIn(world, key), keepCard };
  const { ref } = await world.provider.createCheckout(wanted);
  const events = async () => (await world.news()).map(({ raw, headers }) => world.provider.parseWebhook(raw, headers));
  return {
    ref,
    key,
    seen: () => world.provider.getPayment(ref),
    told: async () => (await events()).flatMap((event) => event?.payment ?? []).at(-1),
    refundsTold: async () => (await events()).flatMap((event) => event?.refund ?? []),
  };
}

async function openPaid(world: World, refunds: RefundEnd = 'at-once') {
  const checkout = await openCheckout(world);
  await world.pay(checkout.ref, { refunds });
  const { paymentRef } = await checkout.seen();
  await world.news();
  const refund = (amount: number, key: string, currency = world.currency) => world.provider.refund({ paymentRef, amount, currency, key });
  return { ...checkout, paymentRef, refund };
}

/** The person pays and agrees that the card is kept; it does so later. */
async function keepCard(world: World, later: Later = 'pass') {
  const checkout = await openCheckout(world, { keepCard: true });
  await world.pay(checkout.ref, { later });
  const { kept } = await checkout.seen();
  // Lessons and card come together: whatever tells of the money tells of the card.
  expect((await checkout.told())?.kept).toEqual(kept);
  return kept;
}

const brief = ({ key, state, amount, currency }: Pick<ProviderPayment, 'key' | 'amount' | 'currency'> & { state: string }) => ({
  key,
  state,
  amount,
  currency,
});

describe.each(worlds)('%s', (_name, openWorld) => {
  test('asked twice with one key, at once and later, it opens one checkout', async () => {
    const world = await openWorld();
    const wanted = wantedIn(world);
    const [first, second] = await Promise.all([world.provider.createCheckout(wanted), world.provider.createCheckout(wanted)]);
    expect(second).toEqual(first);
    expect(await world.provider.createCheckout(wanted)).toEqual(first);
    expect(await world.provider.createCheckout({ ...wanted, key: newId() })).not.toEqual(first);
  });

  test('a checkout is open until it is paid; then what came is what was asked for, by asking and by webhook', async () => {
    const world = await openWorld();
    const { ref, key, seen, told } = await openCheckout(world);
    const money = { key, amount: 36001, currency: world.currency };
    expect(brief(await seen())).toEqual({ ...money, state: 'open' });
    await world.pay(ref);
    const payment = await seen();
    expect(brief(payment)).toEqual({ ...money, state: 'succeeded' });
    const news = await told();
    expect(news && brief(news)).toEqual({ ...money, state: 'succeeded' });
    expect(news?.paymentRef).toBe(payment.paymentRef);
    expect(payment.kept).toBeUndefined();
  });

  test('a payment that is declined has failed, by asking and by webhook', async () => {
    const world = await openWorld();
    const { ref, key, seen, told } = await openCheckout(world);
    await world.decline(ref);
    expect(await seen()).toMatchObject({ key, state: 'failed' });
    expect(await told()).toMatchObject({ key, state: 'failed' });
  });

  test('a payment that takes its time is under way, and comes later', async () => {
    const world = await openWorld();
    const { ref, key, seen, told } = await openCheckout(world);
    await world.payLater(ref);
    expect(await seen()).toMatchObject({ key, state: 'processing' });
    await world.settle(ref);
    expect(await seen()).toMatchObject({ key, state: 'succeeded' });
    expect(await told()).toMatchObject({ key, state: 'succeeded' });
  });

  test('a webhook is believed with its own signature, over its own bytes, in its own time, and else not at all', async () => {
    const world = await openWorld();
    const { provider, school } = world;
    const { ref } = await openCheckout(world);
    await world.pay(ref);
    const [sent] = await world.news();
    if (!sent) throw new Error('Nothing was told');
    expect(provider.parseWebhook(sent.raw, sent.headers)).toBeDefined();
    expect(provider.parseWebhook(sent.raw, {})).toBeUndefined();
    const changed = Buffer.from(sent.raw.toString('utf8').replace('36001', '36002'));
    expect(changed.equals(sent.raw)).toBe(false);
    expect(provider.parseWebhook(changed, sent.headers)).toBeUndefined();
    const forged = world.forged(sent);
    expect(provider.parseWebhook(forged.raw, forged.headers)).toBeUndefined();
    for (const [seconds, isBelieved] of [
      [-301, false],
      [-300, true],
      [300, true],
      [301, false],
    ] as const) {
      const other = world.signedAt(sent, school.clock.now().add({ seconds }));
      if (other) expect(provider.parseWebhook(other.raw, other.headers) !== undefined).toBe(isBelieved);
    }
    const [header = ''] = Object.keys(sent.headers);
    for (const wrong of ['', 'v1=0', `t=1,v1=${'0'.repeat(64)}`, 'nonsense', ['t=1', 't=2']]) {
      expect(provider.parseWebhook(sent.raw, { [header]: wrong })).toBeUndefined();
    }
    // The same news again are the same event.
    expect(provider.parseWebhook(sent.raw, sent.headers)?.eventId).toBe(provider.parseWebhook(sent.raw, sent.headers)?.eventId);
  });

  test('money is sent back once for its key, in parts, and never more than came', async () => {
    const world = await openWorld();
    const { refund, paymentRef, refundsTold } = await openPaid(world);
    const [one, two] = [newId(), newId()];
    const first = await refund(20000, one);
    expect(first).toMatchObject({ key: one, paymentRef, amount: 20000, state: 'succeeded', currency: world.currency });
    expect(await refund(20000, one)).toEqual(first);
    await expect(refund(19999, one)).rejects.toThrow(ProviderRefusal);
    await expect(refund(16002, newId())).rejects.toThrow(ProviderRefusal);
    expect((await refund(16001, two)).state).toBe('succeeded');
    await expect(refund(1, newId())).rejects.toThrow(ProviderRefusal);
    expect(await world.provider.getRefund(first.refundRef)).toEqual(first);
    const listed = await world.provider.listRefunds(world.school.clock.now());
    expect(listed.map(({ key, amount }) => `${key} ${amount}`).toSorted()).toEqual([`${one} 20000`, `${two} 16001`].toSorted());
    expect((await refundsTold()).map(({ key, state }) => `${key} ${state}`)).toEqual([`${one} succeeded`, `${two} succeeded`]);
  });

  test('asked again for a refund two days later, under its key, it is still the first one', async () => {
    const world = await openWorld();
    const { refund } = await openPaid(world);
    const key = newId();
    const { refundRef } = await refund(10000, key);
    pass(world.school, { hours: 48 });
    expect((await refund(10000, key)).refundRef).toBe(refundRef);
    expect(await world.provider.listRefunds(world.school.clock.now().subtract({ hours: 72 }))).toHaveLength(1);
  });

  test('a refund takes its time, and is told of at its end', async () => {
    const world = await openWorld();
    const { refund, refundsTold } = await openPaid(world, 'later');
    const key = newId();
    const { refundRef, state } = await refund(36001, key);
    expect(state).toBe('pending');
    await world.endRefund(refundRef);
    expect(await world.provider.getRefund(refundRef)).toMatchObject({ key, state: 'succeeded', amount: 36001 });
    expect((await refundsTold()).at(-1)).toMatchObject({ key, refundRef, state: 'succeeded' });
  });

  test('a refund that fails leaves the money where it was, for another one', async () => {
    const world = await openWorld();
    const { refund, refundsTold } = await openPaid(world, 'failing');
    const { refundRef } = await refund(36001, newId());
    await world.endRefund(refundRef);
    expect((await world.provider.getRefund(refundRef)).state).toBe('failed');
    expect((await refundsTold()).at(-1)).toMatchObject({ refundRef, state: 'failed' });
    expect((await refund(36001, newId())).refundRef).not.toBe(refundRef);
  });

  test('its list has every payment since then, each money for itself, in pages of any size', async () => {
    const world = await openWorld();
    const since = world.school.clock.now();
    const paid = [];
    for (let n = 0; n < 5; n++) paid.push(await openPaid(world));
    const twice = await openCheckout(world);
    await world.payTwice(twice.ref);
    const listed = (await world.provider.listPayments(since)).filter(({ state }) => state === 'succeeded');
    expect(new Set(listed.map(({ paymentRef }) => paymentRef)).size).toBe(7);
    expect(listed.map(({ key }) => key).toSorted()).toEqual([...paid.map(({ key }) => key), twice.key, twice.key].toSorted());
    for (const { paymentRef, key } of paid) expect(listed.find((one) => one.paymentRef === paymentRef)?.key).toBe(key);
    pass(world.school, { hours: 72 });
    expect(await world.provider.listPayments(world.school.clock.now().subtract({ hours: 1 }))).toEqual([]);
  });

  test.each(['silent', 'broken'] as const)('while it is %s it says nothing, and afterwards nothing was done twice', async (state) => {
    const world = await openWorld();
    const { provider } = world;
    const { ref, paymentRef, refund } = await openPaid(world);
    const wanted = wantedIn(world);
    const key = newId();
    world.become(state);
    const asked = [
      () => provider.createCheckout(wanted),
      () => provider.getPayment(ref),
      () => provider.listPayments(world.school.clock.now()),
      () => refund(1000, key),
      () => provider.getRefund(paymentRef),
      () => provider.listRefunds(world.school.clock.now()),
      () => provider.charge?.({ ...wanted, token: 'cus_1/pm_1', key: newId() }) ?? Promise.reject(new Error('It does not charge')),
    ];
    for (const { status, ...outcome } of await Promise.allSettled(asked.map((ask) => ask()))) {
      expect(status).toBe('rejected');
      expect((outcome as { reason?: unknown }).reason).not.toBeInstanceOf(ProviderRefusal);
    }
    world.become('well');
    expect(await provider.createCheckout(wanted)).toEqual(await provider.createCheckout(wanted));
    expect((await refund(1000, key)).state).toBe('succeeded');
    expect(await provider.listRefunds(world.school.clock.now())).toHaveLength(1);
  });

  test('a card is kept with consent, and charged once for each key until it is declined', async () => {
    const world = await openWorld();
    const { provider, charges, currency } = world;
    if (!charges) return;
    const [good, empty] = [await keepCard(world), await keepCard(world, 'decline')];
    expect(good).toMatchObject({ shown: '•••• 4242', brand: 'visa', lastFour: '4242', expires: '2031-12' });
    expect(empty?.shown).toBe('•••• 0341');
    const charge = (token = '', key = newId()) => provider.charge?.({ key, token, amount: 12000, currency, description: '4 lessons' });
    const key = newId();
    const first = await charge(good?.token, key);
    expect(first).toMatchObject({ key, state: 'succeeded', amount: 12000, currency });
    expect(await charge(good?.token, key)).toMatchObject({ paymentRef: first?.paymentRef, state: 'succeeded' });
    expect(await provider.getPayment(first?.ref ?? '')).toMatchObject({ key, state: 'succeeded', paymentRef: first?.paymentRef });
    pass(world.school, { hours: 48 });
    expect(await charge(good?.token, key)).toMatchObject({ paymentRef: first?.paymentRef });
    const declined = newId();
    expect(await charge(empty?.token, declined)).toMatchObject({ key: declined, state: 'failed' });
    const events = (await world.news()).map(({ raw, headers }) => provider.parseWebhook(raw, headers)?.payment);
    expect(events.filter((payment) => payment?.key === declined).map((payment) => payment?.state)).toEqual(['failed']);
  });

  test('a bank that wants to see the person leads them to its page, and a charge without them has failed', async () => {
    const world = await openWorld();
    const { provider, charges, currency } = world;
    if (!charges) return;
    const card = await keepCard(world, 'confirm');
    const wanted = { token: card?.token ?? '', amount: 12000, currency, description: '4 lessons' };
    expect(await provider.charge?.({ ...wanted, key: newId() })).toMatchObject({ state: 'failed', wantsPerson: true });
    const there = { ...wanted, key: newId(), person: { returnPath: '/payment?order=1' } };
    const asked = await provider.charge?.(there);
    expect(asked).toMatchObject({ key: there.key, state: 'open', confirmAt: expect.any(String) });
    expect(await provider.charge?.(there)).toEqual(asked);
    await world.confirm(asked?.ref ?? '');
    expect(await provider.getPayment(asked?.ref ?? '')).toMatchObject({ key: there.key, state: 'succeeded', amount: 12000 });
    const events = (await world.news()).map(({ raw, headers }) => provider.parseWebhook(raw, headers)?.payment);
    expect(events.findLast((payment) => payment?.key === there.key)?.state).toBe('succeeded');
  });

  test('a card whose owner is there is charged as one whose is not, and a declined one has failed', async () => {
    const world = await openWorld();
    const { provider, charges, currency } = world;
    if (!charges) return;
    const [good, empty] = [await keepCard(world), await keepCard(world, 'decline')];
    const charge = (token = '') =>
      provider.charge?.({ key: newId(), token, amount: 12000, currency, description: '', person: { returnPath: '/payment?order=1' } });
    expect(await charge(good?.token)).toMatchObject({ state: 'succeeded' });
    expect(await charge(empty?.token)).toMatchObject({ state: 'failed' });
  });

  test('a card that is forgotten is charged no more, and is forgotten as often as it is asked', async () => {
    const world = await openWorld();
    const { provider, charges, forgets, currency } = world;
    if (!charges) return;
    expect(provider.forgetCard !== undefined).toBe(forgets);
    if (!forgets) return;
    const card = await keepCard(world);
    await provider.forgetCard?.(card?.token ?? '');
    await provider.forgetCard?.(card?.token ?? '');
    const charge = provider.charge?.({ key: newId(), token: card?.token ?? '', amount: 12000, currency, description: '4 lessons' });
    await expect(charge).rejects.toThrow(ProviderRefusal);
  });
});
