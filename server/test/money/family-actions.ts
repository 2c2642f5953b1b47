import type { Order } from '@school/contract/payments/shapes';

import type { Actions, Stage } from './money-stage.ts';

/** What families do to their money, and lessons to their units. */
export function familyActions(stage: Stage): Actions {
  const {
    school: { ledger, clock },
    codes,
    random,
    upTo,
    some,
    family,
    key,
    kind,
    came,
  } = stage;
  return {
    async buy() {
      const its = family();
      const productCode = some(['individual-4', 'individual-8', 'individual-16', 'group-8', 'subscription-4']) ?? '';
      const answer = await its.calls.post('/orders', { productCode, termsAccepted: true }, random() < 0.5 ? key('order') : undefined);
      if (answer.status === 200) its.orders.push(answer.body as Order);
      return came(answer);
    },
    /** With a code that makes a tenth off, gives two lessons, or makes it free: none of them for everybody. */
    async buyWithCode() {
      const its = family();
      const promoCode = some(codes) ?? '';
      const productCode = some(['individual-8', 'individual-16', 'individual-4', 'group-8']) ?? '';
      const checked = await its.calls.post('/promo-codes/check', { code: promoCode, productCode });
      if (checked.status !== 200) return came(checked);
      const answer = await its.calls.post('/orders', { productCode, promoCode, termsAccepted: true }, key('order'));
      if (answer.status === 200) its.orders.push(answer.body as Order);
      return came(answer);
    },
    async book() {
      const { inHours, ...place } = stage.place();
      return ledger.reserve({ ...place, startsAt: clock.now().add({ hours: inHours }) });
    },
    conduct: async () => ledger.post({ ...stage.place(), as: 'process' }),
    skip: async () => ledger.post({ ...stage.place(), as: 'nonAttendance' }),
    giveBack: async () => ledger.giveBack(stage.place()),
    async exchange() {
      const from = kind();
      return came(
        await family().calls.post(
          '/payment/exchange',
          { from, to: from === 'gold' ? 'silver' : 'gold', units: 1 + upTo(4) },
          key('exchange'),
        ),
      );
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
  };
}
