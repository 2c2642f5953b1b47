import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { choose as chooseSetting } from '../school/testing.ts';
import { haveAccount } from '../identity/testing.ts';
import type { Choice } from '../../sandbox/bank/choices.ts';
import { choose, insistMoneyAgrees, openTill } from '../payments/testing.ts';

/** A family that has asked for the money of its package; `told` are the subjects of what it was written, the newest last. */
async function openAsked(choice: Choice = 'succeed') {
  const school = await openSchool({ env: { APPROVAL_AMOUNTS: 'BYN:100000' } });
  const till = await openTill(school);
  const by = { accountId: (await haveAccount(school, { role: 'manager', email: 'olga@chip.school' })).accountId };
  const order = await till.order();
  await choose(school, order.checkoutUrl, choice);
  await school.reconciliation.compareWithProviders();
  const { refunds } = school;
  const request = { familyId: till.familyId, orderId: order.orderId, amount: 36_000, reason: 'Уезжаем' };
  const { refundId } = await refunds.ask(request);
  const told = async () => {
    await school.outbox.drain();
    const about = (await school.messages.latest({ limit: 50 })).filter(({ key }) => key.startsWith('refund '));
    return about.map(({ subject, text }) => ({ subject, text })).toReversed();
  };
  return { school, till, refunds, refundId, by, told };
}

/** It is agreed to and sent, and the bank has had its minute. */
async function openSent(choice: Choice) {
  const asked = await openAsked(choice);
  const { school, refunds, refundId, by } = asked;
  await chooseSetting(school, 'refundDays', 3);
  await refunds.approve(by, refundId, 'По просьбе семьи');
  await refunds.send();
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  await school.sandbox.work();
  await refunds.send();
  return asked;
}

const subjects = (messages: ReadonlyArray<{ subject: string | null }>) => messages.map(({ subject }) => subject);
/** Amounts as Russian writes them have a space that does not break. */
const money = '360\u00A0BYN';

describe('a family whose refund', () => {
  test('arrives at once is told of the request and of the money', async () => {
    const { school, refunds, refundId, by, told } = await openAsked();
    await refunds.approve(by, refundId, 'По просьбе семьи');
    await refunds.send();
    await refunds.send();
    expect(subjects(await told())).toEqual([`Заявка на возврат: ${money}`, `Возврат выполнен: ${money}`]);
    await insistMoneyAgrees(school);
  });

  test('takes its time at the bank is told that it was sent, and for how long, and when it is back', async () => {
    const { told } = await openSent('refund-slow');
    const messages = await told();
    expect(subjects(messages)).toEqual([`Заявка на возврат: ${money}`, `Деньги отправлены: ${money}`, `Возврат выполнен: ${money}`]);
    expect(messages[1]?.text).toContain('до 3 рабочих дней');
  });

  test('is declined reads why, and that its lessons are there again', async () => {
    const { refunds, refundId, by, told } = await openAsked();
    await refunds.decline(by, refundId, 'Срок пакета закончился');
    const [, declined] = await told();
    expect(declined?.subject).toBe(`Возврат не одобрен: ${money}`);
    expect(declined?.text).toContain('Срок пакета закончился');
  });

  test('cannot be carried out by the bank is told nothing of that, and that it was paid all the same', async () => {
    const { refunds, refundId, by, told } = await openSent('refund-fail');
    await refunds.byHand(refundId, { by, reason: 'Перевод на счёт' });
    expect((await told()).at(-1)?.text).toContain('как договорились');
  });
});
