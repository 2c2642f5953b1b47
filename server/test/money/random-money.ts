import type { Order } from '@school/contract/payments/shapes';

import { haveAccount } from '../../src/modules/identity/testing.ts';
import { paymentOf, webhook } from '../../src/modules/payments/testing.ts';
import type { Choice } from '../../src/modules/payments/sandbox/choices.ts';
import { haveFamily } from '../../src/modules/scheduling/testing.ts';
import { newId } from '../../src/platform/ids.ts';
import { Refusal } from '../../src/platform/refusal.ts';
import type { TestAnswer, TestSchool } from '../../src/testing.ts';

type Calls = ReturnType<TestSchool['as']>;

/** A family with few lessons and few keys, so that what happens to it collides. */
interface Family {
  familyId: string;
  calls: Calls;
  orders: Order[];
  refunds: string[];
  places: Array<{ familyId: string; lessonId: string; kidUid: string; kind: 'gold' | 'silver'; inHours: number }>;
}

async function aFamily(school: TestSchool, random: () => number): Promise<Family> {
  const { familyId, kidUid, parent } = await haveFamily(school);
  const gift = { source: 'added', units: 1, value: 0, currency: null, key: 'may-pay' } as const;
  await school.ledger.credit({ familyId, kind: 'silver', ...gift, expiresAt: school.clock.now().add({ hours: 24 * 365 }) });
  const places = Array.from({ length: 8 }, (_, n) => ({
    familyId,
    kidUid: n % 3 === 0 ? newId() : kidUid,
    lessonId: newId(),
    kind: n % 3 === 0 ? ('silver' as const) : ('gold' as const),
    inHours: 1 + Math.floor(random() * 24 * 30),
  }));
  return { familyId, calls: school.as(parent), orders: [], refunds: [], places };
}

/**
 * What people, banks and jobs do to the money of three families, one random deed a call, made to be called many times at
 * once. A deed answers with what came of it: `buy 200`, `exchange ledger.not_enough_free`; whatever is not a refusal is
 * thrown.
 */
export async function openMoneyLife(school: TestSchool, random: () => number) {
  const { ledger, payments, sandbox, clock } = school;
  const upTo = (count: number) => Math.floor(random() * count);
  const some = <T>(of: readonly T[]): T | undefined => of[upTo(of.length)];
  const families = await Promise.all([1, 2, 3].map(() => aFamily(school, random)));
  const managers = await Promise.all(
    [1, 2].map(async () => {
      const { accountId } = await haveAccount(school, { role: 'manager', email: `${newId()}@chip.school` });
      return school.as({ role: 'manager', accountId, sessionId: newId(), customerId: newId(), locale: 'ru-RU' });
    }),
  );
  const family = () => some(families) as Family;
  const manager = () => some(managers) as Calls;
  const key = (what: string) => `${what}-key-${upTo(8)}`;
  const kind = () => (random() < 0.7 ? 'gold' : 'silver') as 'gold' | 'silver';
  const other = (its: 'gold' | 'silver') => (its === 'gold' ? 'silver' : 'gold');

  const came = ({ status, body }: TestAnswer): string => {
    if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`);
    return status < 300 ? 'done' : String(body.error?.code ?? status);
  };
  const bank = async (order: Order, choice: Choice): Promise<string> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await school.http.inject({ method: 'POST', url: order.checkoutUrl ?? '', headers, payload: `choice=${choice}` });
    if (answer.statusCode >= 500) throw new Error(`bank ${answer.statusCode}`);
    return 'done';
  };
  const waiting = async () => (await manager().get('/manager/approvals?state=waiting')).body.approvals as Array<{ approvalId: string }>;

  const deeds: Record<string, () => Promise<string>> = {
    async buy() {
      const its = family();
      const productCode = some(['individual-4', 'individual-8', 'individual-16', 'group-8', 'subscription-4']) ?? '';
      const answer = await its.calls.post('/orders', { productCode, termsAccepted: true }, random() < 0.5 ? key('order') : undefined);
      if (answer.status === 200) its.orders.push(answer.body as Order);
      return came(answer);
    },
    async pay() {
      const order = some(family().orders);
      return order?.checkoutUrl
        ? bank(
            order,
            some(['succeed', 'succeed', 'slow', 'decline', 'fail', 'duplicate', 'never-send', 'refund-slow', 'refund-fail'] as const) ??
              'succeed',
          )
        : 'nothing';
    },
    /** The bank's word comes again, by another name, in another amount, of an attempt long over. */
    async hear() {
      const order = some(family().orders);
      if (!order?.checkoutUrl) return 'nothing';
      const its = [
        {},
        {},
        { paymentRef: `pay_more_${upTo(3)}` },
        { amount: order.total.amount + 1 },
        { currency: 'RUB' as const },
        { state: 'failed' as const },
        { state: 'processing' as const },
      ];
      const payment = paymentOf(order, { ...some(its) });
      const eventId = `evt_${payment.ref}_${upTo(3)}`;
      const times = Array.from({ length: 1 + upTo(3) }, () => webhook(school, payment, { eventId }));
      const statuses = (await Promise.all(times)).map(({ status }) => status);
      if (statuses.some((status) => status >= 500)) throw new Error(`webhook ${statuses.join(' ')}`);
      return 'done';
    },
    async book() {
      const { inHours, ...place } = some(family().places) ?? family().places[0]!;
      return ledger.reserve({ ...place, startsAt: clock.now().add({ hours: inHours }) });
    },
    conduct: async () => ledger.post({ ...(some(family().places) as Family['places'][0]), as: 'process' }),
    skip: async () => ledger.post({ ...(some(family().places) as Family['places'][0]), as: 'nonAttendance' }),
    giveBack: async () => ledger.giveBack(some(family().places) as Family['places'][0]),
    async exchange() {
      const from = kind();
      return came(await family().calls.post('/payment/exchange', { from, to: other(from), units: 1 + upTo(4) }, key('exchange')));
    },
    async grant() {
      const body = { kind: kind(), units: 1 + upTo(12), reason: 'Проверка' };
      return came(await manager().post(`/manager/families/${family().familyId}/grants`, body, key('grant')));
    },
    async writeOff() {
      const body = { kind: kind(), units: 1 + upTo(4), as: some(['withdrawing', 'overdue']), lotId: null, reason: 'Проверка' };
      return came(await manager().post(`/manager/families/${family().familyId}/write-offs`, body, key('write-off')));
    },
    async askRefund() {
      const its = family();
      const { quotes } = (await its.calls.get('/payment/refunds')).body as {
        quotes: Array<{ orderId: string; amount: { amount: number }; may: { allowed: boolean } }>;
      };
      const quote = some(quotes.filter(({ may }) => may.allowed));
      if (!quote) return 'nothing';
      const body = { orderId: quote.orderId, amount: quote.amount.amount, reason: 'Проверка' };
      const answer = await its.calls.post('/payment/refunds', body, key('refund'));
      if (answer.status === 200) its.refunds.push(answer.body.refundId);
      return came(answer);
    },
    async withdraw() {
      const its = family();
      const refundId = some(its.refunds);
      return refundId ? came(await its.calls.post(`/payment/refunds/${refundId}/withdraw`, {}, key('withdraw'))) : 'nothing';
    },
    async decide() {
      const refundId = some(family().refunds);
      if (!refundId) return 'nothing';
      const [how, body] = some([
        ['approve', { reason: 'Проверка' }],
        ['approve', { reason: 'Проверка' }],
        ['decline', { answer: 'Проверка' }],
        ['retry', { reason: 'Проверка' }],
        ['by-hand', { reason: 'Проверка' }],
      ] as const) ?? ['approve', {}];
      return came(await manager().post(`/manager/refunds/${refundId}/${how}`, body, newId()));
    },
    async agree() {
      const one = some(await waiting());
      if (!one) return 'nothing';
      const yes = random() < 0.8;
      const path = `/manager/approvals/${one.approvalId}/${yes ? 'approve' : 'decline'}`;
      return came(await manager().post(path, yes ? {} : { answer: 'Нет' }, newId()));
    },
    async time() {
      const hours = some([1, 1, 2, 24, 72, 24 * 40, 24 * 200]) ?? 1;
      clock.set(clock.now().add({ hours, minutes: upTo(60) }));
      return 'done';
    },
    async jobs() {
      const run = some([
        ledger.expireLots,
        sandbox.work,
        payments.pollAttempts,
        payments.compareWithProviders,
        payments.closeOrders,
        payments.refunds.send,
        payments.renewSubscriptions,
        payments.stuck.find,
        payments.applyInbox,
        school.news.drain,
        school.news.drain,
      ]);
      await run?.();
      return 'done';
    },
  };
  const often = [
    'buy',
    'pay',
    'pay',
    'hear',
    'book',
    'book',
    'book',
    'conduct',
    'conduct',
    'exchange',
    'exchange',
    'askRefund',
    'askRefund',
  ];
  const later = ['decide', 'decide', 'withdraw', 'agree', 'jobs', 'jobs', 'jobs'];
  for (const its of families) {
    const order = await its.calls.post('/orders', { productCode: 'individual-8', termsAccepted: true });
    its.orders.push(order.body as Order);
    await bank(order.body as Order, 'succeed');
  }
  await sandbox.work();
  await school.news.drain();
  const names = [...Object.keys(deeds), ...often, ...later];
  return {
    deeds: Object.keys(deeds),
    /** One of them, whichever. */
    async deed(): Promise<string> {
      const name = some(names) ?? 'buy';
      try {
        return `${name} ${await deeds[name]?.()}`;
      } catch (fault) {
        if (fault instanceof Refusal) return `${name} ${fault.code}`;
        throw new Error(`${name}: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`, { cause: fault });
      }
    },
    /** Lets everything that is under way come to rest. */
    async rest(): Promise<void> {
      for (let n = 0; n < 3; n += 1) {
        clock.set(clock.now().add({ hours: 2 }));
        await sandbox.work();
        await payments.applyInbox();
        await payments.pollAttempts();
        await payments.refunds.send();
        await school.news.drain();
      }
    },
  };
}
