import { describe, expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { haveAccount } from '../identity/testing.ts';
import { insistMoneyAgrees } from '../payments/testing.ts';
import { haveSubscription } from './testing.ts';

/** A subscription whose family asks for its money, and a manager who answers. */
async function haveRefund() {
  const made = await haveSubscription();
  const { school, till } = made;
  const { accountId } = await haveAccount(school, { role: 'manager', email: 'olga@chip.school' });
  const manager = signedIn('manager', { accountId, customerId: accountId });
  return {
    ...made,
    ask: async (orderId = made.order.orderId): Promise<string> => {
      const { quotes } = (await till.calls.get('/payment/refunds')).body;
      const quote = quotes.find((one: { orderId: string }) => one.orderId === orderId);
      const asked = await till.calls.post('/payment/refunds', { orderId, amount: quote.amount.amount, reason: 'Переезжаем' });
      return asked.body.refundId;
    },
    answer: async (refundId: string, what: 'approve' | 'decline') => {
      const answer = await school
        .as(manager)
        .post(
          `/manager/refunds/${refundId}/${what}`,
          what === 'approve' ? { reason: 'По просьбе семьи' } : { answer: 'Абонемент уже использован' },
        );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      await school.outbox.drain();
    },
  };
}

describe('a subscription whose money is asked back', () => {
  test('is not charged while the school decides, and goes on when it declines', async () => {
    const { school, ask, answer, strike, charges, only } = await haveRefund();
    const refundId = await ask();
    await strike('2026-12-22T10:00+03:00');
    expect([await charges(), (await only()).state]).toEqual([[], 'active']);
    await answer(refundId, 'decline');
    await strike('2026-12-22T10:10+03:00');
    expect(await charges()).toEqual([{ state: 'succeeded', amount: 8800 }]);
    await insistMoneyAgrees(school);
  });

  test('ends when it is given back, and is never charged again', async () => {
    const { school, ask, answer, strike, charges, only } = await haveRefund();
    await answer(await ask(), 'approve');
    expect(await only()).toMatchObject({ state: 'ended', left: 0, card: null, renewsAt: null });
    await strike('2026-12-22T10:00+03:00');
    await strike('2027-01-22T10:00+03:00');
    expect(await charges()).toEqual([]);
    await insistMoneyAgrees(school);
  });

  test('of two paid periods keeps the one that stays, and is not renewed after it', async () => {
    const { school, ask, answer, strike, charges, only } = await haveRefund();
    await strike('2026-12-22T10:00+03:00');
    await answer(await ask(), 'approve');
    expect(await only()).toMatchObject({ state: 'stopping', left: 4 });
    await strike('2027-01-22T10:00+03:00');
    expect(await charges()).toHaveLength(1);
    await strike('2027-01-23T10:00+03:00');
    expect((await only()).state).toBe('ended');
    await insistMoneyAgrees(school);
  });
});
